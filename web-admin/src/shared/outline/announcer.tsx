import Box from '@mui/material/Box';

/** Says to screen readers what happened; nobody else sees it. */
export const Announcer = ({ text }: { text: string }) => (
  <Box
    role="status"
    aria-live="polite"
    sx={{
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clip: 'rect(0 0 0 0)',
      whiteSpace: 'nowrap',
    }}
  >
    {text}
  </Box>
);
