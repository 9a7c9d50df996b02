import { line } from '../../../shared/ui/icons.tsx';

export const ListenIcon = line(<path d="M4 10v4h4l5 4V6L8 10zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11" />);
export const StopIcon = line(<path d="M7 7h10v10H7z" />);
