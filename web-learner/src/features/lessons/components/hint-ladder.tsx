import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { Reading } from '../../../shared/markdown/markdown.tsx';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { LightbulbIcon } from '../../../shared/ui/icons.tsx';
import { hintsQuery, openHintRung, type HintLevel } from '../api/practice.ts';
import './hints.css';

const LEVELS: readonly HintLevel[] = ['nudge', 'targeted', 'example'];

/** From a nudge to a worked example of a similar task, rung by rung, as far as the learner wants. */
export function HintLadder({ exerciseId }: { exerciseId: string }) {
  const { t } = useTranslation('lessons');
  const shared = useTranslation().t;
  const { language, pick } = useLanguage();
  const queries = useQueryClient();
  const ladder = useQuery(hintsQuery(exerciseId)).data;
  const { mutate, isPending } = useMutation({
    mutationFn: (level: HintLevel) => openHintRung(queries, exerciseId, level),
    onError: () => toast({ title: shared('errorTitle'), description: t('hint.failed'), tone: 'destructive' }),
  });
  if (!ladder) return null;
  const { opened, next } = ladder;
  return (
    <section className="hints" aria-label={t('hint.title')}>
      <ol aria-live="polite">
        {opened.map((rung) => (
          <li key={rung.level}>
            <h3>
              {t('hint.rung', { n: LEVELS.indexOf(rung.level) + 1, total: LEVELS.length })} ·{' '}
              {t(`hint.${rung.level}`)}
            </h3>
            {rung.level === 'example' && <p className="hints__note">{t('hint.exampleNote')}</p>}
            <Reading lang={language}>{pick(rung, 'text')}</Reading>
          </li>
        ))}
      </ol>
      {next && (
        <div className="hints__next">
          <Button
            size="small"
            icon={<LightbulbIcon size={16} />}
            disabled={isPending}
            onClick={() => mutate(next)}
          >
            {t(`hint.open.${next}`)}
          </Button>
          <span>{t('hint.note')}</span>
        </div>
      )}
    </section>
  );
}
