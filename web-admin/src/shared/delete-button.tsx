import { I18nContextProvider, useI18nProvider } from 'ra-core';
import {
  BulkDeleteWithConfirmButton,
  DeleteWithConfirmButton,
  type BulkDeleteWithConfirmButtonProps,
  type DeleteWithConfirmButtonProps,
} from 'react-admin';
import { useMemo, type ReactNode } from 'react';

/** react-admin's dialog says "Confirm" on its button and takes no other word: here it says what will happen. */
function SaysDelete({ children }: { children: ReactNode }) {
  const provider = useI18nProvider();
  const value = useMemo(
    () => ({
      ...provider,
      translate: (key: string, options?: object) =>
        provider.translate(key === 'ra.action.confirm' ? 'ra.action.delete' : key, options),
    }),
    [provider],
  );
  return <I18nContextProvider value={value}>{children}</I18nContextProvider>;
}

/** Deletes the record once the server has, after a confirmation. */
export const DeleteButton = (props: DeleteWithConfirmButtonProps) => (
  <SaysDelete>
    <DeleteWithConfirmButton mutationMode="pessimistic" confirmColor="warning" {...props} />
  </SaysDelete>
);

/** The same for the chosen records. */
export const BulkDeleteButton = (props: BulkDeleteWithConfirmButtonProps) => (
  <SaysDelete>
    <BulkDeleteWithConfirmButton mutationMode="pessimistic" confirmColor="warning" {...props} />
  </SaysDelete>
);
