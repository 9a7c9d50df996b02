import { wordDifference, type Stretch } from '@academy/web-kit/text/word-difference.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Fragment, useId } from 'react';

const text = {
  m: 0,
  p: 1.5,
  maxHeight: 360,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  fontSize: 14,
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& ins': { textDecoration: 'underline', textDecorationThickness: 2, bgcolor: 'action.selected' },
  '& del': { textDecoration: 'line-through', textDecorationThickness: 2, bgcolor: 'action.selected' },
} as const;

interface SideProps {
  name: string;
  /** What of the difference stands on this side, besides what both have. */
  own: 'removed' | 'added';
  stretches: readonly Stretch[];
}

function Side({ name, own, stretches }: SideProps) {
  const id = useId();
  const Mark = own === 'removed' ? 'del' : 'ins';
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {name}
      </Typography>
      {/* Long texts scroll, by the keyboard too. */}
      <Box role="group" tabIndex={0} aria-labelledby={id} sx={text}>
        {stretches.map(({ kind, text: words }, at) => {
          if (kind === 'both') return <Fragment key={at}>{words}</Fragment>;
          return kind === own ? <Mark key={at}>{words}</Mark> : null;
        })}
      </Box>
    </Box>
  );
}

interface ComparedTextsProps {
  then: string;
  now: string;
  /** What the two are called; as a version and what is saved now where it is absent. */
  names?: { then: string; now: string };
}

/** Two wordings of one field side by side: what only the first has is struck out, what only the second has underlined. */
export function ComparedTexts({ then, now, names }: ComparedTextsProps) {
  const translate = useTranslate();
  const found = wordDifference(then, now);
  const stretches: Stretch[] = found ?? [
    { kind: 'removed', text: then },
    { kind: 'added', text: now },
  ];
  const says = (key: string) => translate(`resources.versions.${key}`);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        <Side name={names?.then ?? says('then')} own="removed" stretches={stretches} />
        <Side name={names?.now ?? says('now')} own="added" stretches={stretches} />
      </Box>
      {found ? null : <Typography variant="body2">{says('tooLong')}</Typography>}
    </>
  );
}
