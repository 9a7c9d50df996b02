import OutIcon from '@mui/icons-material/ArrowOutward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRecordContext, useTranslate, type RaRecord } from 'ra-core';
import { ListButton } from 'react-admin';
import { ContentTags } from './content-tags.tsx';
import { PageHeading } from './page-heading.tsx';
import { useOwnText } from './use-own-text.ts';

type Titled = RaRecord & { titleEs: string; titleEn: string; status: string };

/** Above an edited course, lesson or exercise: the way back, its title and standing, and where learners see it. */
export function ContentHead({ readAt }: { readAt: (record: RaRecord) => string }) {
  const translate = useTranslate();
  const { titleOf } = useOwnText();
  const content = useRecordContext<Titled>();
  return (
    <Box sx={{ pb: 1 }}>
      <ListButton sx={{ ml: -1, mb: 1 }} />
      {content ? <PageHeading text={titleOf(content)} /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 }}>
        <ContentTags />
        {content?.status === 'published' ? (
          <Button href={readAt(content)} size="small" endIcon={<OutIcon />}>
            {translate('academy.seeInAcademy')}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}
