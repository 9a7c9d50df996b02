import { line } from '../../../shared/ui/icons.tsx';

export const SendIcon = line(<path d="M12 19V6M6 12l6-6 6 6" />);
export const StopIcon = line(<path d="M7 7h10v10H7z" fill="currentColor" />);
export const RetryIcon = line(<path d="M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5" />);
export const EditIcon = line(<path d="M5 19l1-4L16 5l3 3L9 18zM14 7l3 3" />);
export const NewConversationIcon = line(<path d="M20 12v8H4V4h8M20 4v6M17 7h6" />);
