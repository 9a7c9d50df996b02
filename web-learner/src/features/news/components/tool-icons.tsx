import { CommunityIcon, SearchIcon, line } from '../../../shared/ui/icons.tsx';
import type { AiTool } from '../api/news.ts';

/** What each tool is for, as a picture. */
export const toolIcons: Record<AiTool['icon'], ReturnType<typeof line>> = {
  chat: CommunityIcon,
  search: SearchIcon,
  code: line(<path d="M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14" />),
  image: line(
    <>
      <path d="M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4" />
      <circle cx="15.5" cy="9" r="1.3" />
    </>,
  ),
  audio: line(<path d="M4 10v4M8 7v10M12 4v16M16 8v8M20 10.5v3" />),
  translate: line(
    <path d="M4 6h9M8.5 4v2M11 6c-1 4-3.5 6.5-7 8M6 9c1 2.5 3 4 5.5 5M12 20l4-9 4 9M13.4 17h5.2" />,
  ),
  computer: line(<path d="M4 5h16v11H4zM9 20h6M12 16v4" />),
};
