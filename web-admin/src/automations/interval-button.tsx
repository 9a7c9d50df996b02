import { forWriters } from '../shared/rights/for-writers.tsx';
import type { Automation } from '@academy/contracts/http/scheduler/automations.ts';
import IntervalIcon from '@mui/icons-material/TimerOutlined';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { Button } from 'react-admin';
import { IntervalDialog } from './interval-dialog.tsx';

/** Changes how often the card's automation runs. */
export const IntervalButton = forWriters(function IntervalButton() {
  const automation = useRecordContext<Automation>();
  const [isOpen, setOpen] = useState(false);
  if (!automation) return null;
  return (
    <>
      <Button label="resources.automations.action.interval" onClick={() => setOpen(true)}>
        <IntervalIcon />
      </Button>
      {isOpen ? <IntervalDialog automation={automation} onClose={() => setOpen(false)} /> : null}
    </>
  );
});
