import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useResourceContext, useTranslate } from 'ra-core';
import { fieldName } from '../field-words.ts';
import { ComparedTexts } from './compared-texts.tsx';
import { fieldsSince } from './fields-since.ts';
import { RestoreVersion } from './restore-version.tsx';
import { useFieldWording } from './use-field-wording.ts';
import type { Versioned } from './use-versions.ts';

interface StateComparisonProps {
  present: Versioned & Record<string, unknown>;
  state: Readonly<Record<string, unknown>>;
  /** What the state is called. */
  name: string;
  action: string;
  words: { restore: string; ask: string };
}

/** What a state says otherwise than what is saved now, field by field, and the way back to it. */
export function StateComparison({ present, state, name, action, words }: StateComparisonProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const wording = useFieldWording(resource);
  const fields = fieldsSince(state, present);
  if (fields.length === 0) return <p>{translate('resources.versions.same')}</p>;
  const named = fields.map(({ field }) => fieldName({ resource, field }, translate));
  const names = { then: name, now: translate('resources.versions.now') };
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1.5 }}>
      {fields.map(({ field, then, now }) => (
        <section key={field}>
          <Typography variant="h3" sx={{ fontSize: 16, fontWeight: 600, mb: 0.5 }}>
            {fieldName({ resource, field }, translate)}
          </Typography>
          <ComparedTexts then={wording(field, then)} now={wording(field, now)} names={names} />
        </section>
      ))}
      <RestoreVersion present={present} action={action} words={words} fields={named} />
    </Box>
  );
}
