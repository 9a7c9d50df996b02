import MailIcon from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { mailAddress } from '../shared/mail-address.ts';
import { RecordSection } from '../shared/record-section.tsx';
import { RequestStatusSwitch } from './request-status.tsx';
import type { StaffHelp, StaffLead } from './types.ts';

interface RequestPageProps {
  /** Subject of the mail that answers it. */
  subject: string;
  /** Above the text: who asks and what about. */
  children: ReactNode;
}

/** What a person wrote, with the way to answer and the status beside. */
export function RequestPage({ subject, children }: RequestPageProps) {
  const translate = useTranslate();
  const request = useRecordContext<StaffHelp | StaffLead>();
  if (!request) return null;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
        <RequestStatusSwitch />
        <Button variant="contained" startIcon={<MailIcon />} href={mailAddress(request.email, subject)}>
          {translate('academy.answerByMail')}
        </Button>
      </Box>
      {children}
      <RecordSection title="text">
        <Box
          lang={request.language}
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch' }}
        >
          {request.text}
        </Box>
      </RecordSection>
    </>
  );
}
