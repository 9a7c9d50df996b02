import { memo } from 'react';
import '@academy/web-kit/exercise/hints.css';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx';
import { toast } from '../../../../shared/ui/toast/toast-store.ts';
import { isViewing } from '../../../../shared/viewing/is-viewing.ts';
import type { HintLevel } from '../../api/exercises.ts';
import { useNextHint } from '../../hooks/use-next-hint.ts';
import { NextHintButton } from './next-hint-button.tsx';
import { OpenedHint } from './opened-hint.tsx';

/** From a nudge to a worked example of a similar task, rung by rung, as far as the learner wants. Not drawn again at every key. */
export const HintLadder = memo(function HintLadder({ exerciseId }: { exerciseId: string }) {
  const { t } = useTranslation('lessons');
  const shared = useTranslation().t;
  const { query, ladder, opening } = useNextHint(exerciseId);
  if (query.isLoadingError) return <LoadFailure query={query} />;
  // What follows would move under the finger once the ladder is there: most begin with its first rung.
  const { opened, next } = ladder ?? { opened: [], next: 'nudge' as const };
  const onError = () =>
    toast({ title: shared('errorTitle'), description: t('hint.failed'), tone: 'destructive' });
  const open = (level: HintLevel) => opening.mutate(level, { onError });
  return (
    <section className="hints" aria-label={t('hint.title')}>
      <ol aria-live="polite">
        {opened.map((rung) => (
          <li key={rung.level}>
            <OpenedHint rung={rung} />
          </li>
        ))}
      </ol>
      {next && !isViewing && (
        <NextHintButton next={next} isPending={!ladder || opening.isPending} onOpen={open} />
      )}
    </section>
  );
});
