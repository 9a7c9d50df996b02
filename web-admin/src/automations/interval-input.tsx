import { useInput, useTranslate, ValidationError } from 'ra-core';
import { useState } from 'react';
import { IntervalFields, type TypedInterval } from './interval-fields.tsx';
import { inUnit, intervalFault, toMs } from './interval.ts';

const toText = (intervalMs: number): TypedInterval => {
  const { count, unit } = inUnit(intervalMs);
  return { count: String(count), unit };
};

/** A form's `intervalMs`, typed as a number and its unit. */
export function IntervalInput() {
  const translate = useTranslate();
  const { field, fieldState } = useInput<number>({ source: 'intervalMs', validate: intervalFault });
  const [typed, setTyped] = useState<TypedInterval | null>(null);
  // Another input may choose the interval too: then what was typed here is no longer it.
  const isTyped = typed !== null && Object.is(toMs(typed.count, typed.unit), field.value);
  const message = fieldState.error?.message;
  return (
    <IntervalFields
      value={isTyped ? typed : toText(field.value as number)}
      onChange={(after) => {
        setTyped(after);
        field.onChange(toMs(after.count, after.unit));
      }}
      onBlur={field.onBlur}
      fault={message === undefined ? undefined : <ValidationError error={message} />}
      help={translate('resources.automations.intervalHelp')}
    />
  );
}
