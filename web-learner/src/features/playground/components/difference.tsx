import type { PromptVerdict } from '@academy/prompt-rubric/rubric.ts';
import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { compareVerdicts, type ComparedCriterion } from '../model/comparison.ts';
import { sides, type Both } from '../model/sides.ts';
import { wordDifference, type Stretch } from '@academy/web-kit/text/word-difference.ts';

interface DifferenceProps {
  texts: Both<string>;
  verdicts: Both<PromptVerdict>;
}

/** What sets the two prompts apart: score, criteria, and their words. */
export function Difference({ texts, verdicts }: DifferenceProps) {
  const { t } = useTranslation('playground');
  const { language } = useLanguage();
  const { points, tokens, criteria, differing } = compareVerdicts(verdicts);
  const better = points >= 0 ? 'b' : 'a';
  const amount = (count: number) => ({
    count: Math.abs(count),
    amount: formatNumber(Math.abs(count), language),
  });
  return (
    <section className="compare__difference sheet" aria-labelledby="difference-title">
      <h2 id="difference-title">{t('difference.title')}</h2>
      <p className="compare__sentence" role="status">
        {points === 0
          ? t('difference.same')
          : t('difference.points', { ...amount(points), side: t(`side.${better}`) })}{' '}
        {t('difference.criteria', { count: differing })}{' '}
        {tokens !== 0 &&
          t('difference.tokens', { ...amount(tokens), side: t(`side.${tokens > 0 ? 'b' : 'a'}`) })}
      </p>
      <CriteriaTable criteria={criteria} />
      <Words texts={texts} />
    </section>
  );
}

function CriteriaTable({ criteria }: { criteria: readonly ComparedCriterion[] }) {
  const { t } = useTranslation('playground');
  return (
    <table className="compare__table">
      <thead>
        <tr>
          <th scope="col">{t('difference.criterion')}</th>
          {sides.map((side) => (
            <th key={side} scope="col">
              {t(`side.${side}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {criteria.map((criterion) => (
          <tr key={criterion.key} data-differs={criterion.a !== criterion.b}>
            <th scope="row">{criterion.label}</th>
            {sides.map((side) => (
              <td key={side}>
                <span className={`compare__status compare__status--${criterion[side]}`}>
                  {t(`status.${criterion[side]}`)}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Words({ texts }: { texts: Both<string> }) {
  const { t } = useTranslation('playground');
  const stretches = wordDifference(texts.a, texts.b);
  return (
    <details className="compare__words">
      <summary>{t('difference.words')}</summary>
      {stretches ? (
        <p className="compare__stretches">
          {stretches.map((stretch, at) => (
            <WordStretch key={at} {...stretch} />
          ))}
        </p>
      ) : (
        <p>{t('difference.tooLong')}</p>
      )}
    </details>
  );
}

function WordStretch({ text, kind }: Stretch) {
  if (kind === 'added') return <ins>{text}</ins>;
  if (kind === 'removed') return <del>{text}</del>;
  return <>{text}</>;
}
