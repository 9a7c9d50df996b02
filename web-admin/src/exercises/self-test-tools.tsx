import RunIcon from '@mui/icons-material/PlayArrowOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useSelfTest } from './self-test-run.tsx';

export const selfTestPart = 'self-test';

/** Runs the self-test from the bar that is always in view, and says what came of it: pressing that leads to the reasons. */
export function SelfTestTools() {
  const translate = useTranslate();
  const { run, isRunning, report, error, isStale } = useSelfTest();
  const text = (key: string, values: object = {}) => translate(`resources.exercises.bench.${key}`, values);
  const wrong = report?.misjudged.length ?? 0;
  const isEmpty = report !== undefined && report.good.all + report.weak.all === 0;
  const holds = wrong === 0 && !isEmpty;
  const word = isEmpty ? text('none') : text(holds ? 'holds' : 'fails', { smart_count: wrong });
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<RunIcon />} disabled={isRunning} onClick={run}>
        {translate(`resources.exercises.action.${isRunning ? 'running' : 'run'}`)}
      </Button>
      {isStale || error !== null || !report ? null : (
        <a
          className={holds ? 'tag' : 'tag tag--ink'}
          href={`#${selfTestPart}`}
          onClick={(event) => {
            // The address belongs to the router.
            event.preventDefault();
            const part = document.getElementById(selfTestPart);
            part?.scrollIntoView({ block: 'center' });
            part?.focus({ preventScroll: true });
          }}
        >
          {word}
        </a>
      )}
    </>
  );
}
