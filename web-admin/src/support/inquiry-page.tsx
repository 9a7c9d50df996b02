import MailIcon from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { mailAddress } from '../shared/mail-address.ts';
import { RecordSection } from '../shared/record-section.tsx';
import { InquiryStatusSwitch } from './inquiry-status.tsx';
import type { StaffHelp, StaffLead } from './types.ts';

interface InquiryPageProps {
  /** Subject of the mail that answers it, where that is written in the reader's own mail program. */
  subject?: string;
  /** Above the text: who asks and what about. */
  children: ReactNode;
  /** Below the text. */
  after?: ReactNode;
}

/** What a person wrote, with the way to answer and the status beside. */
export function InquiryPage({ subject, children, after }: InquiryPageProps) {
  const translate = useTranslate();
  const inquiry = useRecordContext<StaffHelp | StaffLead>();
  if (!inquiry) return null;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
        <InquiryStatusSwitch />
        {subject === undefined ? null : (
          <Button variant="contained" startIcon={<MailIcon />} href={mailAddress(inquiry.email, subject)}>
            {translate('academy.answerByMail')}
          </Button>
        )}
      </Box>
      {children}
      <RecordSection title="text">
        <Box
          lang={inquiry.language}
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch' }}
        >
          {inquiry.text}
        </Box>
      </RecordSection>
      {after}
    </>
  );
}
