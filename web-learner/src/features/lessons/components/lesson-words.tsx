import { ExerciseWordsContext, type ExerciseWords } from '@academy/web-kit/exercise/exercise-words.ts';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';

/** What both apps draw of an exercise speaks the language of the screen in it. */
export function LessonWords({ children }: { children: ReactNode }) {
  const { t } = useTranslation('lessons');
  const { language } = useLanguage();
  const words = useMemo<ExerciseWords>(
    () => ({ language, say: (key, values = {}) => t(key, values) }),
    [language, t],
  );
  return <ExerciseWordsContext value={words}>{children}</ExerciseWordsContext>;
}
