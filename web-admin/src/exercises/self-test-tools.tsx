import { forWriters } from '../shared/rights/for-writers.tsx';
import RunIcon from '@mui/icons-material/PlayArrowOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useLiveVerdicts, useToSolve } from './live/live-verdicts.tsx';
import { toSolvePart } from './live/to-solve.tsx';
import { useSelfTest } from './self-test-run.tsx';

export const selfTestPart = 'self-test';

/** Runs the self-test from the bar that is always in view, and says what came of it: pressing that leads to the reasons. */
export const SelfTestTools = forWriters(function SelfTestTools() {
  const translate = useTranslate();
  const { run, isRunning, report, error, isStale } = useSelfTest();
  const live = useToSolve();
  const isIncomplete = useLiveVerdicts().live.is === 'incomplete';
  const text = (key: string, values: object = {}) => translate(`resources.${key}`, values);
  // What the form holds now says more than what was tested last.
  const known = live
    ? { wrong: live.toSolve.length, all: live.all, part: toSolvePart }
    : isIncomplete || isStale || error !== null || !report
      ? null
      : { wrong: report.misjudged.length, all: report.good.all + report.weak.all, part: selfTestPart };
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<RunIcon />} disabled={isRunning} onClick={run}>
        {text(`exercises.action.${isRunning ? 'running' : 'run'}`)}
      </Button>
      {known ? (
        <a
          className={known.wrong === 0 && known.all > 0 ? 'tag' : 'tag tag--ink'}
          href={`#${known.part}`}
          onClick={(event) => {
            // The address belongs to the router.
            event.preventDefault();
            const part = document.getElementById(known.part);
            part?.scrollIntoView({ block: 'center' });
            part?.focus({ preventScroll: true });
          }}
        >
          {known.wrong > 0
            ? text('rubric.toSolve.count', { smart_count: known.wrong })
            : text(known.all === 0 ? 'exercises.bench.none' : 'exercises.bench.holds')}
        </a>
      ) : null}
    </>
  );
});
