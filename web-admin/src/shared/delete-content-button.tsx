import { useRecordContext, useRedirect, useResourceContext, useUnselect, type RaRecord } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { useDeletedNotice } from './bin/use-deleted-notice.tsx';
import { DeleteButton } from './delete-button.tsx';
import { useFailureNotice } from './use-failure-notice.tsx';
import { useOwnText } from './use-own-text.ts';

type Content = RaRecord & { titleEs: string; titleEn: string };

interface DeleteContentButtonProps {
  /** Where to go when it is gone, as an address of the console without its first slash. */
  backTo: (record: RaRecord) => string;
}

/** Puts the record of the page into the bin, once it is said what that means; the notice after it offers to undo that. */
export function DeleteContentButton({ backTo }: DeleteContentButtonProps) {
  const resource = useResourceContext() ?? '';
  const showFailure = useFailureNotice();
  const { titleOf } = useOwnText();
  const record = useRecordContext<Content>();
  const redirect = useRedirect();
  const unselect = useUnselect(resource);
  // Null in a list's row.
  const form = useFormContext() as ReturnType<typeof useFormContext> | null;
  const showDeleted = useDeletedNotice();
  if (!record) return null;
  const { id } = record;
  return (
    <DeleteButton
      confirmTitle={`resources.outline.delete.${resource}`}
      confirmContent={`resources.outline.delete.${resource}Text`}
      translateOptions={{ title: titleOf(record) }}
      mutationOptions={{
        onSuccess: () => {
          // What was typed goes with it: nobody is asked about that.
          form?.reset(undefined, { keepValues: true });
          unselect([id], true);
          redirect(`/${backTo(record)}`);
          showDeleted({ resource, id });
        },
        onError: (error: unknown) => showFailure('resources.outline.failures.delete', error),
      }}
    />
  );
}
