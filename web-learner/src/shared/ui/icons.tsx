import type { ReactNode } from 'react';

/** Line icons of one weight; decorative, so each stands beside a label or inside a labelled button. */
export function line(path: ReactNode) {
  return function Icon({ size = 19 }: { size?: number }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {path}
      </svg>
    );
  };
}

export const HomeIcon = line(<path d="M4 11l8-7 8 7v9h-5v-6H9v6H4z" />);
export const CoursesIcon = line(<path d="M4 5h7v15H4zM13 5h7v15h-7z" />);
export const LibraryIcon = line(<path d="M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2zM9 9h6M9 13h4" />);
export const CommunityIcon = line(<path d="M4 5h16v11H11l-5 4v-4H4z" />);
export const FlaskIcon = line(
  <path d="M10 3h4M11 3v6l-5.6 9.4A1.7 1.7 0 0 0 6.9 21h10.2a1.7 1.7 0 0 0 1.5-2.6L13 9V3M8.2 15h7.6" />,
);
export const HelpIcon = line(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M9.6 9.6a2.4 2.4 0 1 1 3.6 2.1c-.8.5-1.2 1-1.2 1.9M12 16.4v.2" />
  </>,
);
export const SettingsIcon = line(
  <>
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
    <circle cx="15" cy="7" r="2" />
    <circle cx="9" cy="17" r="2" />
  </>,
);
export const SunIcon = line(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
  </>,
);
export const MoonIcon = line(<path d="M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10" />);
export const BackIcon = line(<path d="M19 12H5M11 6l-6 6 6 6" />);
export const NextIcon = line(<path d="M5 12h14M13 6l6 6-6 6" />);
export const ChevronIcon = line(<path d="M6 9l6 6 6-6" />);
export const PanelIcon = line(<path d="M4 5h16v14H4zM10 5v14" />);
export const LockIcon = line(<path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />);
export const CheckIcon = line(<path d="M5 12.5l4.5 4.5L19 7.5" />);
export const CloseIcon = line(<path d="M6 6l12 12M18 6L6 18" />);
export const SearchIcon = line(
  <>
    <circle cx="11" cy="11" r="6" />
    <path d="M15.5 15.5L20 20" />
  </>,
);
export const DownloadIcon = line(<path d="M12 4v11M7 11l5 5 5-5M5 20h14" />);
export const CopyIcon = line(<path d="M9 9h11v11H9zM5 15V4h11" />);
export const UserIcon = line(
  <>
    <circle cx="12" cy="8" r="3.5" />
    <path d="M5 20c1-4 4-5.5 7-5.5s6 1.5 7 5.5" />
  </>,
);
export const BellIcon = line(<path d="M6 17V11a6 6 0 0 1 12 0v6M4 17h16M10 20.5h4" />);
export const MailIcon = line(<path d="M4 6h16v12H4zM4 7l8 6 8-6" />);
export const FileIcon = line(<path d="M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6" />);
export const BookIcon = line(
  <path d="M12 6c-2-1.5-5-2-8-1.5V19c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V4.5C17 4 14 4.5 12 6zM12 6v14.5" />,
);
export const LightbulbIcon = line(
  <path d="M9 18h6M10 21h4M8.5 15c0-2-2.5-3-2.5-6.5a6 6 0 0 1 12 0c0 3.5-2.5 4.5-2.5 6.5z" />,
);
export const BuildingIcon = line(<path d="M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3" />);
export const BookmarkIcon = line(<path d="M7 4h10v16l-5-4-5 4z" />);
export const TutorIcon = line(
  <>
    <path d="M4 5h16v11H11l-5 4v-4H4z" />
    <path className="tutor-stroke" d="M8 10.5h8" strokeWidth="3.4" />
  </>,
);
