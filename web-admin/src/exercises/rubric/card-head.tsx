import OpenIcon from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';

interface CardHeadProps {
  title: string;
  detail: string;
  isOpen: boolean;
  /** The id of what it opens. */
  controls: string;
  onToggle: () => void;
  children: ReactNode;
}

/** The line of a card that opens it. */
export const CardHead = ({ title, detail, isOpen, controls, onToggle, children }: CardHeadProps) => (
  <ButtonBase
    aria-expanded={isOpen}
    {...(isOpen && { 'aria-controls': controls })}
    onClick={onToggle}
    sx={{
      flex: 1,
      minWidth: 0,
      justifyContent: 'flex-start',
      flexWrap: 'wrap',
      columnGap: 1,
      rowGap: 0.5,
      p: 1,
      borderRadius: '8px',
      textAlign: 'left',
      fontFamily: 'inherit',
      fontSize: 15,
    }}
  >
    <OpenIcon
      fontSize="small"
      sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)', color: 'text.secondary' }}
    />
    <Box component="span" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
      {title}
    </Box>
    {detail === '' ? null : (
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 13.5 }}>
        {detail}
      </Box>
    )}
    <span className="tags">{children}</span>
  </ButtonBase>
);
