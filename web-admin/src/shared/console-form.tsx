import type { ReactNode } from 'react';
import { SimpleForm, type SimpleFormProps } from 'react-admin';
import { ConflictNotice } from './conflict/conflict-notice.tsx';
import { AlsoOpen } from './presence/also-open.tsx';
import { RefusedSave } from './refused-save.tsx';

interface ConsoleFormProps extends SimpleFormProps {
  /** What is shown instead after a save that the server refused: by default, what no input of the form can show. */
  refusal?: ReactNode;
}

/** A form of the console: asks before unsaved changes are left, and says in its own words what could not be saved. */
export const ConsoleForm = ({ children, refusal, ...form }: ConsoleFormProps) => (
  <SimpleForm
    warnWhenUnsavedChanges
    noValidate
    disableInvalidFormNotification
    sx={{ p: { xs: 2, md: 3 } }}
    {...form}
  >
    <AlsoOpen />
    {children}
    <ConflictNotice />
    <RefusedSave>{refusal}</RefusedSave>
  </SimpleForm>
);
