import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { lessonUrl } from '../../../shared/links.ts';
import { useAuthPrompt } from '../../../shared/session/auth-prompt.tsx';
import { keptTrialText } from '../../../shared/trial/trial-text.ts';
import { trialQuery } from '../api/trial.ts';

/** Registers, and leads a new member, or one who has begun to write, straight to the first exercise. */
export function useStart(): () => void {
  const openDialog = useAuthPrompt();
  const queries = useQueryClient();
  const navigate = useNavigate();

  async function begin() {
    const exercise = await queries.fetchQuery(trialQuery).catch(() => null);
    if (exercise) await navigate(lessonUrl(exercise.lessonId));
  }
  return () =>
    openDialog('register', (_user, { isNew }) => {
      if (isNew || keptTrialText()) void begin();
    });
}
