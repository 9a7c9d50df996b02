import { useRecordContext, useResourceContext, type RaRecord } from 'ra-core';
import { DeleteButton } from './delete-button.tsx';
import { useFailureNotice } from './use-failure-notice.tsx';
import { useOwnText } from './use-own-text.ts';

type Content = RaRecord & { titleEs: string; titleEn: string; status: string };

interface DeleteContentButtonProps {
  /** Where to go when it is gone, as an address of the console without its first slash. */
  backTo: (record: RaRecord) => string;
}

/** Deletes the draft of the page, once it is said what that means. The server refuses what learners have worked on. */
export function DeleteContentButton({ backTo }: DeleteContentButtonProps) {
  const resource = useResourceContext() ?? '';
  const showFailure = useFailureNotice();
  const { titleOf } = useOwnText();
  const record = useRecordContext<Content>();
  if (record?.status !== 'draft') return null;
  return (
    <DeleteButton
      confirmTitle={`resources.outline.delete.${resource}`}
      confirmContent={`resources.outline.delete.${resource}Text`}
      translateOptions={{ title: titleOf(record) }}
      successMessage={`resources.outline.done.delete.${resource}`}
      redirect={() => backTo(record)}
      mutationOptions={{
        onError: (error: unknown) => showFailure('resources.outline.failures.delete', error),
      }}
    />
  );
}
