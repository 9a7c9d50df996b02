import { useNavigate } from 'react-router-dom';
import { lessonUrl } from '../../../shared/links.ts';
import { useAuthPrompt } from '../../../shared/session/auth-prompt.tsx';

/** Registers a visitor, or signs them in, and leads them straight to the lesson that they asked for. */
export function useRegisterFor(): (lessonId: string | undefined) => void {
  const openDialog = useAuthPrompt();
  const navigate = useNavigate();
  return (lessonId) =>
    openDialog('register', () => {
      if (lessonId !== undefined) void navigate(lessonUrl(lessonId));
    });
}
