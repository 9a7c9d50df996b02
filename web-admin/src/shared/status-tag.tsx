import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';

interface StatusTagProps {
  /** Key of the status's name. */
  text: string;
  /** Whether staff took it out of sight or out of force. */
  isTakenBack: boolean;
  /** Why it was. */
  reason: string | null;
}

/** The status of something that staff can take back, and why. */
export function StatusTag({ text, isTakenBack, reason }: StatusTagProps) {
  const translate = useTranslate();
  return (
    <>
      <span className={isTakenBack ? 'tag tag--ink' : 'tag tag--key'}>{translate(text)}</span>
      {isTakenBack && reason !== null ? (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {reason}
        </Typography>
      ) : null}
    </>
  );
}
