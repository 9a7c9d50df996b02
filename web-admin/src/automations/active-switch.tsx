import { useMayWrite } from '../shared/rights/use-may.ts';
import type { Automation } from '@academy/contracts/http/scheduler/automations.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useRecordContext, useTranslate } from 'ra-core';
import { useRecordChange } from '../shared/use-record-change.ts';

/** Activates the card's automation, or deactivates it. */
export function ActiveSwitch() {
  const translate = useTranslate();
  const automation = useRecordContext<Automation>();
  const mayWrite = useMayWrite();
  const { change, isPending } = useRecordChange({ done: 'updated', failed: 'update' });
  if (!automation) return null;
  return (
    <FormControlLabel
      sx={{ mr: 0 }}
      label={translate('resources.automations.fields.isActive')}
      labelPlacement="start"
      control={
        <Switch
          checked={automation.isActive}
          disabled={isPending || !mayWrite}
          onChange={(_event, isActive) => change(automation, { isActive })}
        />
      }
    />
  );
}
