import { forWriters } from './rights/for-writers.tsx';
import {
  useRecordContext,
  useRedirect,
  useResourceContext,
  useTranslate,
  useUnselect,
  type RaRecord,
} from 'ra-core';
import type { ContentStatus } from '@academy/contracts/shared/lists.ts';
import { useFormContext } from 'react-hook-form';
import { useDeletedNotice } from './bin/use-deleted-notice.tsx';
import { DeleteButton } from './delete-button.tsx';
import { withConcerned } from './learners-concerned.ts';
import { useCourseLearners } from './use-course-learners.ts';
import { useFailureNotice } from './use-failure-notice.tsx';
import { useOwnText } from './use-own-text.ts';

type Content = RaRecord<string> & {
  titleEs: string;
  titleEn: string;
  status?: ContentStatus;
  /** Of a lesson. */
  courseId?: string;
};

/** The published course, its own or its lesson's, that learners would notice to be gone. */
const courseTouched = (resource: string, record: Content | undefined): string | undefined => {
  if (record?.status !== 'published') return undefined;
  return resource === 'courses' ? record.id : record.courseId;
};

interface DeleteContentButtonProps {
  /** Where to go when it is gone, as an address of the console without its first slash. */
  backTo: (record: RaRecord) => string;
}

/** Puts the record of the page into the bin, once it is said what that means; the notice after it offers to undo that. */
export const DeleteContentButton = forWriters(function DeleteContentButton({
  backTo,
}: DeleteContentButtonProps) {
  const resource = useResourceContext() ?? '';
  const showFailure = useFailureNotice();
  const { titleOf } = useOwnText();
  const record = useRecordContext<Content>();
  const redirect = useRedirect();
  const unselect = useUnselect(resource);
  // Null in a list's row.
  const form = useFormContext() as ReturnType<typeof useFormContext> | null;
  const showDeleted = useDeletedNotice();
  const translate = useTranslate();
  const learners = useCourseLearners(courseTouched(resource, record));
  if (!record) return null;
  const { id } = record;
  const text = (key: string, values: object = {}) => translate(`resources.outline.${key}`, values);
  const whom = resource === 'courses' ? 'course' : 'lesson';
  const content = withConcerned(text(`delete.${resource}Text`), learners?.inProgress, (values) =>
    text(`ask.${whom}.concerns`, values),
  );
  return (
    <DeleteButton
      confirmTitle={`resources.outline.delete.${resource}`}
      confirmContent={<>{content}</>}
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
});
