import type { Automation } from '@academy/contracts/http/scheduler/automations.ts';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { Button } from 'react-admin';
import { RunHistory } from './run-history.tsx';

/** Opens the runs of the card's automation. */
export function HistoryButton() {
  const automation = useRecordContext<Automation>();
  const [isOpen, setOpen] = useState(false);
  if (!automation) return null;
  return (
    <>
      <Button label="resources.automations.action.history" onClick={() => setOpen(true)}>
        <HistoryIcon />
      </Button>
      {isOpen ? <RunHistory automation={automation} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
