import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useRecordContext, useResourceContext, type RaRecord } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { Edit, Toolbar, type TransformData } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { AskingSaveButton, type SaveQuestion } from './asking-save-button.tsx';
import { ConsoleForm } from './console-form.tsx';
import { ContentHead } from './content-head.tsx';
import { createRunningFollow, RunningFollowContext } from './outline/running-follow.ts';
import { RefusalList } from './refusal-list.tsx';
import { VersionsPanel } from './versions/versions-panel.tsx';
import { useEditFailure } from './use-edit-failure.ts';

type Ask = (before: RaRecord, after: RaRecord) => SaveQuestion | null;

interface ContentEditProps {
  /** Where learners see it. */
  readAt: (record: RaRecord) => string;
  /** Makes what is sent of what the form holds; the same where absent. */
  transform?: TransformData;
  /** What a save means for learners, where that is asked first. */
  ask?: Ask;
  /** Beside the title. */
  actions?: ReactNode;
  /** Between the title and the form. */
  above?: ReactNode;
  /** Beside the save button. */
  tools?: ReactNode;
  children: ReactNode;
}

const asksNothing: Ask = () => null;

/** Always in view, however long the form is. */
const sticky = {
  '&&': {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    bgcolor: 'background.paper',
    py: 1.5,
    px: { xs: 2, md: 3 },
  },
} as const;

function EditToolbar({
  ask,
  tools,
}: Required<Pick<ContentEditProps, 'ask'>> & Pick<ContentEditProps, 'tools'>) {
  const before = useRecordContext();
  const { getValues } = useFormContext<RaRecord>();
  return (
    <Toolbar sx={sticky}>
      <AskingSaveButton type="button" hasKey ask={() => (before ? ask(before, getValues()) : null)} />
      {tools}
    </Toolbar>
  );
}

/** The page of a course, lesson or exercise: its form, which stays open when it is saved, with what the server refuses below, and its versions. */
export function ContentEdit(props: ContentEditProps) {
  const { readAt, transform, ask = asksNothing, actions, above, tools, children } = props;
  const failure = `resources.${useResourceContext()}.failures.update`;
  const showFailure = useEditFailure(failure);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [running] = useState(createRunningFollow);
  const toSave: TransformData = async (form, options) =>
    running.caughtUp(transform ? await transform(form, options) : form);
  const onError = (error: unknown) => {
    setRefusal(error);
    showFailure(error);
  };
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      component="div"
      actions={<ContentHead readAt={readAt} actions={actions} />}
      mutationOptions={{ onError }}
      transform={toSave}
    >
      <RunningFollowContext value={running}>
        {above ? <Box sx={{ mb: 2 }}>{above}</Box> : null}
        {/* What is hidden by scrolling would hold the toolbar. */}
        <Card sx={{ overflow: 'clip' }}>
          <ConsoleForm
            toolbar={<EditToolbar ask={ask} tools={tools} />}
            refusal={<RefusalList title={failure} error={refusal} />}
          >
            {children}
          </ConsoleForm>
        </Card>
        <VersionsPanel />
      </RunningFollowContext>
    </Edit>
  );
}
