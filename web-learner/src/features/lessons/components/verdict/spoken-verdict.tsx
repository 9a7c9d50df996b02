import { SpokenVerdict as WholeSpokenVerdict } from '@academy/web-kit/exercise/spoken-verdict.tsx';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useStatusWord } from '../../hooks/use-status-word.ts';
import type { Judged, LiveView } from '../../model/live-check.ts';
import { LessonWords } from '../lesson-words.tsx';

/** What a check has left open, said once in the language of the screen. */
export function SpokenVerdict(props: ComponentProps<typeof WholeSpokenVerdict>) {
  return (
    <LessonWords>
      <WholeSpokenVerdict {...props} />
    </LessonWords>
  );
}

/** What the preview has newly found, said once the typing pauses. */
export function ToldChanges({ told }: { told: LiveView<Judged>['told'] }) {
  const { t } = useTranslation('lessons');
  const statusWord = useStatusWord();
  return (
    <p className="visually-hidden" aria-live="polite">
      {told.length > 0 &&
        `${t('live.title')}: ${told.map(({ key, label, status }) => `${label}, ${statusWord(key, status)}`).join('; ')}`}
    </p>
  );
}
