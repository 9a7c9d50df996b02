import { HintRung } from '@academy/web-kit/exercise/hint-rung.tsx';
import { useLanguage } from '../../../../shared/i18n/use-language.ts';
import { Reading } from '../../../../shared/markdown/reading.tsx';
import type { HintLadder } from '../../api/exercises.ts';
import { LessonWords } from '../lesson-words.tsx';

/** One opened hint, in the language of the screen. */
export function OpenedHint({ rung }: { rung: HintLadder['opened'][number] }) {
  const { language, pick } = useLanguage();
  return (
    <LessonWords>
      <HintRung level={rung.level}>
        <Reading lang={language}>{pick(rung, 'text')}</Reading>
      </HintRung>
    </LessonWords>
  );
}
