import { useTranslation } from 'react-i18next';
import type { TutorFailure } from '../model/failure.ts';

/** Why there is no answer, or no whole one, in the reader's words. */
export function useFailureText(): (failure: TutorFailure) => string {
  const { t } = useTranslation('tutor');
  return (failure) => (failure.kind === 'refused' ? failure.detail : t(`failure.${failure.kind}`));
}
