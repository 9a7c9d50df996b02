import { ForWriters } from '../../shared/rights/for-writers.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { segment, strokesOf } from '@academy/web-kit/answer/segments.ts';
import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import { decidingSpans, essentialOf, excerptOf, useDeciderText, useTurnText } from './decider-text.ts';
import type { LiveSample, LiveTurn } from './judge-exercise.ts';

interface SampleVerdictProps {
  sample: LiveSample;
  /** Makes the change in the form. */
  onApply: (turn: LiveTurn) => void;
}

/** Whether a sample is judged as expected, its score, what decides, and which single changes would turn it. */
export function SampleVerdict({ sample, onApply }: SampleVerdictProps) {
  const translate = useTranslate();
  const deciderText = useDeciderText();
  const text = (key: string, values: object = {}) => translate(`resources.rubric.live.${key}`, values);
  const { isRight, passed, score, passScore, deciders } = sample;
  const isPlain = isRight && passed;
  // A score beyond the pass mark does not say why it fails.
  const essential = passed || score < passScore ? [] : essentialOf(deciders);
  const reason = essential.length > 0 ? 'scoreEssential' : 'score';
  return (
    <Box sx={{ fontSize: 14, mt: 0.25, mb: 2, pl: 1.75 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <span className={isRight ? 'tag' : 'tag tag--ink'}>{text(isRight ? 'right' : 'toSolve')}</span>
        <span>
          {text(passed ? 'passes' : 'fails')} ·{' '}
          {text(reason, { score, passScore, what: essential.join(', ') })}
        </span>
      </Box>
      {isPlain ? null : (
        <>
          {deciders.map((decider) => (
            <div key={deciderText(decider)}>
              {deciderText(decider)}
              {'criterion' in decider && decider.criterion.status !== 'met' ? (
                <Box sx={{ color: 'text.secondary' }}>{decider.criterion.message}</Box>
              ) : null}
            </div>
          ))}
          {deciders.length === 0 ? <div>{text('decides.nothing')}</div> : null}
          <Excerpt sample={sample} />
        </>
      )}
      {isRight || !sample.turns ? null : <Turns kind={sample.kind} turns={sample.turns} onApply={onApply} />}
    </Box>
  );
}

/** The clause that decides, with what stands around it. */
function Excerpt({ sample: { text, deciders, language } }: Pick<SampleVerdictProps, 'sample'>) {
  const shown = excerptOf(text, decidingSpans(deciders));
  if (!shown) return null;
  const criteria = deciders.flatMap((decider) => ('criterion' in decider ? [decider.criterion] : []));
  const strokes = strokesOf(criteria, text.length)
    .filter(({ start, end }) => start < shown.to && end > shown.from)
    .map((stroke) => ({
      ...stroke,
      start: Math.max(0, stroke.start - shown.from),
      end: Math.min(shown.to, stroke.end) - shown.from,
    }));
  return (
    <Box
      lang={language}
      sx={{ fontFamily: 'var(--prompt)', fontSize: 13, my: 0.5, overflowWrap: 'anywhere' }}
    >
      {shown.from > 0 ? '… ' : null}
      {segment(text.slice(shown.from, shown.to), strokes).map(({ text: piece, status }, index) => (
        <Fragment key={index}>
          {status === null ? piece : <mark className={`mark mark--${status}`}>{piece}</mark>}
        </Fragment>
      ))}
      {shown.to < text.length ? ' …' : null}
    </Box>
  );
}

interface TurnsProps extends Pick<LiveSample, 'kind'>, Pick<SampleVerdictProps, 'onApply'> {
  turns: readonly LiveTurn[];
}

function Turns({ kind, turns, onApply }: TurnsProps) {
  const translate = useTranslate();
  const turnText = useTurnText();
  const text = (key: string, values: object = {}) => translate(`resources.rubric.live.${key}`, values);
  if (turns.length === 0) return <div>{text('turns.none')}</div>;
  return (
    <>
      <div>{text(`turns.${kind === 'good' ? 'good' : 'weak'}`)}</div>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {turns.map((turn) => (
          <li key={turnText(turn)}>
            {turnText(turn)}{' '}
            {turn.breaks > 0 ? (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {text('breaks', { smart_count: turn.breaks })}
              </Box>
            ) : null}
            <ForWriters>
              <Button
                size="small"
                aria-label={text('apply', { change: turnText(turn) })}
                onClick={() => onApply(turn)}
                sx={{ minHeight: 24, py: 0, ml: 0.5 }}
              >
                {text('do')}
              </Button>
            </ForWriters>
          </li>
        ))}
      </Box>
    </>
  );
}
