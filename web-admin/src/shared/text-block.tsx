import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface TextBlockProps {
  children: ReactNode;
  /** The language that the text is written in, where it is known. */
  lang?: string;
}

/** A text exactly as it was written, with its lines and any marks on it; nothing in it is run or fetched. */
export const TextBlock = ({ children, lang }: TextBlockProps) => (
  <Box
    component="pre"
    lang={lang}
    sx={{
      m: 0,
      p: 2,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      fontFamily: 'var(--prompt)',
      fontSize: 14,
      lineHeight: 1.7,
    }}
  >
    {children}
  </Box>
);
