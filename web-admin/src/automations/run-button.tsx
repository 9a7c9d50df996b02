import type { Automation } from '@academy/contracts/http/scheduler/automations.ts';
import RunIcon from '@mui/icons-material/PlayArrowOutlined';
import { useRecordContext } from 'ra-core';
import { Button } from 'react-admin';
import { useRecordAction } from '../shared/use-record-action.ts';

/** Runs the card's automation now; the history shows what comes of it. */
export function RunButton() {
  const automation = useRecordContext<Automation>();
  const { act, isPending } = useRecordAction('run');
  if (!automation) return null;
  return (
    <Button
      label="resources.automations.action.run"
      disabled={isPending}
      onClick={() => void act(automation, {}, { done: 'started' })}
    >
      <RunIcon />
    </Button>
  );
}
