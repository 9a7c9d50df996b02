import type { OfferedAttempt } from '@academy/contracts/http/catalog/teaching.ts';
import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { piecesOf, type Span } from './judging-text.ts';

interface JudgedTextProps {
  ref: Ref<HTMLPreElement>;
  text: string;
  marks: readonly Span[];
  status: OfferedAttempt['points'][number]['status'];
  masks: readonly Span[];
}

/** A text as it would be kept: what decides is marked, and what the teacher masks is black. */
export const JudgedText = ({ ref, text, marks, status, masks }: JudgedTextProps) => (
  <Box
    component="pre"
    ref={ref}
    sx={{
      m: 0,
      p: 2,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      fontFamily: 'var(--prompt)',
      fontSize: 15,
      lineHeight: 1.7,
      '& s': { bgcolor: 'text.primary', color: 'text.primary', textDecoration: 'none' },
    }}
  >
    {piecesOf(text, { marks, masks }).map(({ text: piece, start, isMarked, isMasked }) => {
      const shown = isMasked ? <s>{piece}</s> : piece;
      return isMarked ? (
        <mark key={start} className={`mark mark--${status}`}>
          {shown}
        </mark>
      ) : (
        <span key={start}>{shown}</span>
      );
    })}
  </Box>
);
