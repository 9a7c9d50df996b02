import { useTranslation } from 'react-i18next';
import type { Attempt } from '../../api/exercises.ts';

const WIDTH = 300;
const HEIGHT = 56;
const MARGIN = 6;

/** How the score went from attempt to attempt, the first on the left, with the line that passes. */
export function ScoreLine({ attempts, passScore }: { attempts: readonly Attempt[]; passScore: number }) {
  const { t } = useTranslation('lessons');
  const inOrder = [...attempts].reverse();
  const step = (WIDTH - 2 * MARGIN) / Math.max(1, inOrder.length - 1);
  const heightOf = (score: number) => HEIGHT - MARGIN - (score / 100) * (HEIGHT - 2 * MARGIN);
  const points = inOrder.map(({ score, passed, id }, at) => ({
    id,
    passed,
    x: MARGIN + at * step,
    y: heightOf(score),
  }));
  const scores = inOrder.map(({ score }) => score).join(', ');
  return (
    <svg
      className="score-line"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('scoreLine', { scores, passScore })}
    >
      <line
        className="score-line__pass"
        x1={0}
        x2={WIDTH}
        y1={heightOf(passScore)}
        y2={heightOf(passScore)}
      />
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ id, x, y, passed }) => (
        <circle key={id} cx={x} cy={y} r={4} data-passed={passed} />
      ))}
    </svg>
  );
}
