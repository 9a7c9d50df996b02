import { line } from '../../../shared/ui/icons.tsx';

export const SendIcon = line(<path d="M12 19V6M6 12l6-6 6 6" />);
export const StopIcon = line(<path d="M7 7h10v10H7z" fill="currentColor" />);
export const RetryIcon = line(<path d="M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5" />);
export const EditIcon = line(<path d="M5 19l1-4L16 5l3 3L9 18zM14 7l3 3" />);
export const NewConversationIcon = line(<path d="M20 12v8H4V4h8M20 4v6M17 7h6" />);
const thumb =
  'M7 11v9H4v-9zM7 11l4-7a2 2 0 0 1 2.2 2.4L12.6 10H19a1.6 1.6 0 0 1 1.5 2l-1.7 6.7A1.7 1.7 0 0 1 17 20H7';
export const HelpfulIcon = line(<path d={thumb} />);
export const NotHelpfulIcon = line(<path d={thumb} transform="rotate(180 12 12)" />);
