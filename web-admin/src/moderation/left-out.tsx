import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';

interface Chosen {
  /** Those that are decided on together. */
  decided: ModerationCase[];
  /** Those with an appeal: each is answered by itself, to what its author says. */
  leftOut: ModerationCase[];
}

export const splitByAppeal = (cases: readonly ModerationCase[]): Chosen => ({
  decided: cases.filter(({ appeal }) => !appeal),
  leftOut: cases.filter(({ appeal }) => appeal),
});

/** Names the chosen cases that are not decided on together. */
export function LeftOut({ cases }: { cases: readonly ModerationCase[] }) {
  const translate = useTranslate();
  if (cases.length === 0) return null;
  const titles = cases.map(({ title }) => title || translate('resources.flags.noTitle')).join(' · ');
  return (
    <Typography
      variant="body2"
      sx={{ color: 'text.primary', overflowWrap: 'anywhere', '&:not(:last-child)': { mb: 2 } }}
    >
      {translate('resources.flags.leftOut', { smart_count: cases.length, titles })}
    </Typography>
  );
}
