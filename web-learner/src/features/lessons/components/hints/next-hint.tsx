import '@academy/web-kit/exercise/hints.css';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx';
import { useNextHint } from '../../hooks/use-next-hint.ts';
import { NextHintButton } from './next-hint-button.tsx';
import { OpenedHint } from './opened-hint.tsx';

/** The next hint of an exercise where something else speaks of it, with the rung that was opened here. */
export function NextHint({ exerciseId }: { exerciseId: string }) {
  const { t } = useTranslation('lessons');
  const { query, ladder, opening } = useNextHint(exerciseId);
  if (!ladder) return <LoadFailure query={query} />;
  const rung = ladder.opened.find(({ level }) => level === opening.variables);
  return (
    <div className="hints">
      <div className="hints__opened" aria-live="polite">
        {rung && <OpenedHint rung={rung} />}
        {opening.isError && <p>{t('hint.failed')}</p>}
      </div>
      {ladder.next && (
        <NextHintButton next={ladder.next} isPending={opening.isPending} onOpen={opening.mutate} />
      )}
    </div>
  );
}
