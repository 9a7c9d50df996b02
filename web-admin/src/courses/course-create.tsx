import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNotify, useRedirect, useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { Create, Toolbar } from 'react-admin';
import { Breadcrumb } from '../shared/breadcrumb.tsx';
import { ConsoleForm } from '../shared/console-form.tsx';
import { PageHeading } from '../shared/page-heading.tsx';
import { SaveButton } from '../shared/save-button.tsx';
import { useEditFailure } from '../shared/use-edit-failure.ts';
import { CourseFacts, CourseTexts } from './course-fields.tsx';

const beginning = {
  titleEs: '',
  titleEn: '',
  descriptionEs: '',
  descriptionEn: '',
  level: 'beginner',
  iconName: 'play',
  isPremium: false,
  estimatedMinutes: 60,
};

const Head = () => (
  <Box sx={{ pb: 1, width: '100%' }}>
    <Breadcrumb />
    <PageHeading text="resources.outline.create.title" />
  </Box>
);

const CreateToolbar = () => (
  <Toolbar>
    <SaveButton type="button" hasKey label="resources.outline.create.submit" />
  </Toolbar>
);

/** A title in one of the languages at least. */
function hasTitle({ titleEs, titleEn }: Record<string, unknown>) {
  const isWritten = [titleEs, titleEn].some((title) => typeof title === 'string' && title.trim() !== '');
  return isWritten ? {} : { titleEs: 'resources.outline.titleNeeded' };
}

/** A new course, which is a draft and the last in order; its page with the outline comes next. */
export function CourseCreate() {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const onError = useEditFailure('resources.outline.create.failed');
  // Sent again after an answer that never came, it makes nothing twice.
  const [id] = useState(() => crypto.randomUUID());
  return (
    <Create
      actions={<Head />}
      transform={(form: object) => ({ ...form, id })}
      mutationOptions={{
        onError,
        onSuccess({ id: made }: RaRecord) {
          notify('resources.outline.create.created', { type: 'success' });
          redirect('edit', 'courses', made);
        },
      }}
    >
      <ConsoleForm toolbar={<CreateToolbar />} defaultValues={beginning} validate={hasTitle}>
        <Typography sx={{ color: 'text.secondary', maxWidth: '72ch', mb: 1 }}>
          {translate('resources.outline.create.help')}
        </Typography>
        <CourseTexts />
        <Box
          sx={{
            display: 'grid',
            width: '100%',
            mt: 3,
            columnGap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
          }}
        >
          <CourseFacts />
        </Box>
      </ConsoleForm>
    </Create>
  );
}
