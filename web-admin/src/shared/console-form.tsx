import type { ReactNode } from 'react';
import { SimpleForm, type SimpleFormProps } from 'react-admin';
import { ConflictNotice } from './conflict/conflict-notice.tsx';
import { AlsoOpen } from './presence/also-open.tsx';
import { RefusedSave } from './refused-save.tsx';
import { ReadOnlyInputs } from './rights/read-only-inputs.tsx';
import { useMayWrite } from './rights/use-may.ts';
import { useHasArrived } from './use-has-arrived.ts';

interface ConsoleFormProps extends SimpleFormProps {
  /** What is shown instead after a save that the server refused: by default, what no input of the form can show. */
  refusal?: ReactNode;
}

/**
 * A form of the console: asks before unsaved changes are left, and says in its own words what could not be saved. Who
 * may not change the resource reads it, with nothing to save. Nothing can be typed into it before its record has arrived.
 */
export function ConsoleForm({ children, refusal, toolbar, ...form }: ConsoleFormProps) {
  const mayWrite = useMayWrite();
  const hasArrived = useHasArrived();
  return (
    <SimpleForm
      warnWhenUnsavedChanges
      noValidate
      disableInvalidFormNotification
      sx={{ p: { xs: 2, md: 3 } }}
      toolbar={mayWrite ? toolbar : false}
      {...form}
    >
      {mayWrite ? <AlsoOpen /> : null}
      <ReadOnlyInputs isReadOnly={!mayWrite || !hasArrived}>{children}</ReadOnlyInputs>
      <ConflictNotice />
      <RefusedSave>{refusal}</RefusedSave>
    </SimpleForm>
  );
}
