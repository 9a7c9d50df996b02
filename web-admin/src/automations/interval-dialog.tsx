import type { Automation } from '@academy/contracts/http/scheduler/automations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { useRecordChange } from '../shared/use-record-change.ts';
import { chosenUnits, inUnit, intervalUnits, type IntervalUnit } from './interval.ts';

const prefix = 'resources.automations';

/** A number and its unit; the next run is then one interval away. Unmounted when it closes. */
export function IntervalDialog({ automation, onClose }: { automation: Automation; onClose: () => void }) {
  const translate = useTranslate();
  const { change, isPending } = useRecordChange({ done: 'updated', failed: 'update' });
  const now = inUnit(automation.intervalMs);
  const [count, setCount] = useState(String(now.count));
  const [unit, setUnit] = useState<IntervalUnit>(now.unit);
  const [isTried, setTried] = useState(false);
  const isCount = /^[1-9]\d*$/.test(count.trim());

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isCount) change(automation, { intervalMs: Number(count) * intervalUnits[unit] }, onClose);
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
        {translate(`${prefix}.interval`, { name: translate(`${prefix}.types.${automation.type}`) })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate(`${prefix}.intervalChange`)}</DialogContentText>
        <Box sx={{ display: 'flex', gap: 2 }}>
          <TextField
            autoFocus
            fullWidth
            label={translate(`${prefix}.fields.count`)}
            value={count}
            onChange={({ target }) => setCount(target.value)}
            error={isTried && !isCount}
            helperText={isTried && !isCount ? translate(`${prefix}.wholeNumber`) : ' '}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <TextField
            select
            fullWidth
            label={translate(`${prefix}.fields.unit`)}
            value={unit}
            onChange={({ target }) => setUnit(target.value as IntervalUnit)}
            helperText=" "
          >
            {chosenUnits.map((id) => (
              <MenuItem key={id} value={id}>
                {translate(`${prefix}.units.${id}`)}
              </MenuItem>
            ))}
          </TextField>
        </Box>
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
