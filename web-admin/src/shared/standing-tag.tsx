import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';

interface StandingTagProps {
  /** Key of the standing's name. */
  text: string;
  /** Whether staff took it out of sight or out of force. */
  isTakenBack: boolean;
  /** Why it was. */
  reason: string | null;
}

/** How something that staff can take back stands, and why. */
export function StandingTag({ text, isTakenBack, reason }: StandingTagProps) {
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
