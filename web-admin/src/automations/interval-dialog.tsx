import type { Automation } from '@academy/contracts/http/scheduler/automations.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { useAutomationName } from '../shared/automation-name.ts';
import { useRecordChange } from '../shared/use-record-change.ts';
import { IntervalFields, type TypedInterval } from './interval-fields.tsx';
import { inUnit, intervalFault, toMs } from './interval.ts';

const prefix = 'resources.automations';

/** A number and its unit; the next run is then one interval away. Unmounted when it closes. */
export function IntervalDialog({ automation, onClose }: { automation: Automation; onClose: () => void }) {
  const translate = useTranslate();
  const nameOf = useAutomationName();
  const { change, isPending } = useRecordChange({ done: 'updated', failed: 'update' });
  const now = inUnit(automation.intervalMs);
  const [typed, setTyped] = useState<TypedInterval>({ count: String(now.count), unit: now.unit });
  const [isTried, setTried] = useState(false);
  const intervalMs = toMs(typed.count, typed.unit);
  const fault = intervalFault(intervalMs);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!fault) change(automation, { intervalMs }, onClose);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby="interval-title"
      slotProps={{ paper: { component: 'form', onSubmit: submit, noValidate: true } as object }}
    >
      <DialogTitle id="interval-title">
        {translate(`${prefix}.interval`, { name: nameOf(automation.type) })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {translate(`${prefix}.${automation.isActive ? 'intervalChange' : 'intervalWhenActive'}`)}
        </DialogContentText>
        <IntervalFields
          hasFocus
          value={typed}
          onChange={setTyped}
          fault={isTried && fault ? translate(fault) : undefined}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={isPending}>
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
