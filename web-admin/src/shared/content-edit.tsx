import { useResourceContext, type RaRecord } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { Edit, SaveButton, SimpleForm, Toolbar, type TransformData } from 'react-admin';
import { ContentHead } from './content-head.tsx';
import { RefusalList } from './refusal-list.tsx';
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
      <SimpleForm toolbar={<EditToolbar />} warnWhenUnsavedChanges sx={{ p: { xs: 2, md: 3 } }}>
        {children}
        <RefusalList title={failure} error={refusal} />
      </SimpleForm>
    </Edit>
  );
}
