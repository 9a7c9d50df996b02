import { useResourceContext, type RaRecord } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { Edit, Toolbar, type TransformData } from 'react-admin';
import { ConsoleForm } from './console-form.tsx';
import { ContentHead } from './content-head.tsx';
import { RefusalList } from './refusal-list.tsx';
import { SaveButton } from './save-button.tsx';
import { useEditFailure } from './use-edit-failure.ts';

interface ContentEditProps {
  /** Where learners see it. */
  readAt: (record: RaRecord) => string;
  /** Makes what is sent of what the form holds; the same where absent. */
  transform?: TransformData;
  children: ReactNode;
}

const EditToolbar = () => (
  <Toolbar>
    <SaveButton type="button" />
  </Toolbar>
);

/** The form of a course, lesson or exercise, with all that the server refuses about it below. */
export function ContentEdit({ readAt, transform, children }: ContentEditProps) {
  const failure = `resources.${useResourceContext()}.failures.update`;
  const showFailure = useEditFailure(failure);
  const [refusal, setRefusal] = useState<unknown>(null);
  const onError = (error: unknown) => {
    setRefusal(error);
    showFailure(error);
  };
  return (
    <Edit
      mutationMode="pessimistic"
      actions={<ContentHead readAt={readAt} />}
      mutationOptions={{ onError }}
      {...(transform && { transform })}
    >
      <ConsoleForm toolbar={<EditToolbar />} refusal={<RefusalList title={failure} error={refusal} />}>
        {children}
      </ConsoleForm>
    </Edit>
  );
}
