import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { RecordSection } from '../record-section.tsx';
import { InquiryAnswers } from './inquiry-answers.tsx';
import { InquiryStatusSwitch } from './inquiry-status.tsx';
import { isFromTeam, type Inquiry } from './types.ts';

interface InquiryPageProps {
  children: ReactNode;
  /** Beside the status. */
  beside?: ReactNode;
}

/** What a person wrote, below who they are, and what staff answered. */
export function InquiryPage({ children, beside }: InquiryPageProps) {
  const inquiry = useRecordContext<Inquiry>();
  if (!inquiry) return null;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
        <InquiryStatusSwitch />
        {beside}
      </Box>
      {children}
      <RecordSection title={isFromTeam(inquiry) ? 'message' : 'text'}>
        <Box
          lang={inquiry.language}
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch' }}
        >
          {inquiry.text}
        </Box>
      </RecordSection>
      <InquiryAnswers inquiry={inquiry} />
    </>
  );
}
