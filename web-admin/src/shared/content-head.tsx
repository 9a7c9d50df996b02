import OutIcon from '@mui/icons-material/ArrowOutward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRecordContext, useResourceContext, useTranslate, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';
import { ContentTags } from './content-tags.tsx';
import { PageHeading } from './page-heading.tsx';
import { useOwnText } from './use-own-text.ts';

type Titled = RaRecord & {
  titleEs: string;
  titleEn: string;
  status: string;
  courseId?: string;
  lessonId?: string;
};

interface ContentHeadProps {
  readAt: (record: RaRecord) => string;
  /** More that can be done with it. */
  actions?: ReactNode;
}

/** Above an edited course, lesson or exercise: the way down to it, its title and status, and where learners see it. */
export function ContentHead({ readAt, actions }: ContentHeadProps) {
  const translate = useTranslate();
  const { titleOf } = useOwnText();
  const resource = useResourceContext();
  const content = useRecordContext<Titled>();
  return (
    <Box sx={{ pb: 2, width: '100%' }}>
      <Breadcrumb
        courseId={resource === 'courses' ? undefined : content?.courseId}
        lessonId={content?.lessonId}
      />
      {content ? <PageHeading text={titleOf(content)} /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 }}>
        <ContentTags />
        {content?.status === 'published' ? (
          <Button
            href={readAt(content)}
            target="_blank"
            rel="noopener noreferrer"
            size="small"
            endIcon={<OutIcon />}
          >
            {translate('academy.seeInAcademy')}
          </Button>
        ) : null}
        {actions}
      </Box>
    </Box>
  );
}
