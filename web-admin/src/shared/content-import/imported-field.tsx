import type { ImportedRecord } from '@academy/contracts/shared/content-transfer.ts';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { fieldName } from '../field-words.ts';
import { ComparedTexts } from '../versions/compared-texts.tsx';
import { useFieldWording } from '../versions/use-field-wording.ts';
import type { Take } from './choices.ts';

/** What no form has as one field. */
const inNoForm: ReadonlySet<string> = new Set(['order', 'hints', 'samples', 'answers']);

interface ImportedFieldProps {
  resource: ImportedRecord['kind'];
  compared: ImportedRecord['fields'][number];
  take: Take | undefined;
  onTake: (take: Take) => void;
}

/** One field that the files say differently; where staff and file both changed it, people choose. */
export function ImportedField({ resource, compared, take, onTake }: ImportedFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const { field, is, base, ours, file } = compared;
  const text = (key: string) => translate(`resources.transfer.${key}`);
  const wordingOf = useFieldWording(resource);
  const wording = (value: unknown) => wordingOf(field, value);
  const name = inNoForm.has(field) ? text(`fields.${field}`) : fieldName({ resource, field }, translate);
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <Typography id={id} variant="h4" sx={{ fontSize: 15, fontWeight: 600, mb: 0.5 }}>
        {name} · {text(`is.${is}`)}
      </Typography>
      {is === 'conflict' && base !== null ? (
        <Box sx={{ mb: 1.5 }}>
          <ComparedTexts
            then={wording(base)}
            now={wording(ours)}
            names={{ then: text('side.base'), now: text('side.ours') }}
          />
        </Box>
      ) : null}
      <ComparedTexts
        then={wording(ours)}
        now={wording(file)}
        names={{ then: text('side.ours'), now: text('side.file') }}
      />
      {is === 'conflict' ? (
        <RadioGroup
          row
          aria-labelledby={id}
          value={take ?? ''}
          onChange={({ target }) => onTake(target.value === 'file' ? 'file' : 'ours')}
        >
          <FormControlLabel value="ours" control={<Radio />} label={text('take.ours')} />
          <FormControlLabel value="file" control={<Radio />} label={text('take.file')} />
        </RadioGroup>
      ) : null}
    </Box>
  );
}
