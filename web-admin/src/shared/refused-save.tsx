import Alert from '@mui/material/Alert';
import { useNotify } from 'ra-core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { faultsIn, hasInput } from './form-faults.ts';
import { showFirstFault } from './show-first-fault.ts';

/**
 * After a save that was refused: brings the first marked input into view, and shows the children, or else lists
 * what the server said of fields that the form has no input for.
 */
export function RefusedSave({ children }: { children?: ReactNode }) {
  const { control } = useFormContext();
  const { errors, submitCount, isSubmitting } = useFormState();
  const notify = useNotify();
  const place = useRef<HTMLDivElement>(null);
  const handled = useRef(submitCount);
  const [refused, setRefused] = useState<{ unplaced: string[] } | null>(null);

  useEffect(() => {
    if (submitCount === handled.current) return;
    handled.current = submitCount;
    // react-hook-form has no public list of a form's inputs.
    const inputs = control._names.mount;
    const faults = faultsIn(errors);
    const servers = faults.filter(({ isServers }) => isServers);
    const unplaced = servers.filter(({ path }) => !hasInput(path, inputs)).map(({ message }) => message);
    setRefused(servers.length === 0 ? null : { unplaced: [...new Set(unplaced)] });
    if (faults.length === unplaced.length) return;
    notify('ra.message.invalid_form', { type: 'error' });
    showFirstFault(place.current?.closest('form') ?? null);
  }, [control, errors, notify, submitCount]);

  useEffect(() => {
    if (refused && refused.unplaced.length > 0) place.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);

  const shown = refused && !isSubmitting ? (children ?? <Unplaced messages={refused.unplaced} />) : null;
  return (
    <div ref={place} style={{ width: '100%' }}>
      {shown}
    </div>
  );
}

function Unplaced({ messages }: { messages: string[] }) {
  if (messages.length === 0) return null;
  return (
    <Alert severity="error" role="alert" sx={{ mt: 2 }}>
      {messages.map((message) => (
        <div key={message}>{message}</div>
      ))}
    </Alert>
  );
}
