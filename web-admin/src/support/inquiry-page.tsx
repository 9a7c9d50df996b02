import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { RecordSection } from '../shared/record-section.tsx';
import { InquiryAnswers } from './inquiry-answers.tsx';
import { InquiryStatusSwitch } from './inquiry-status.tsx';
import type { Inquiry } from './types.ts';

/** What a person wrote, below who they are, and what staff answered. */
export function InquiryPage({ children }: { children: ReactNode }) {
  const inquiry = useRecordContext<Inquiry>();
  if (!inquiry) return null;
  return (
    <>
      <Box sx={{ mb: 3 }}>
        <InquiryStatusSwitch />
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
      <InquiryAnswers inquiry={inquiry} />
    </>
  );
}
