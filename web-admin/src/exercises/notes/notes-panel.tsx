import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { languages } from '../../app/i18n/current-language.ts';
import type { ExerciseForm } from '../form-values.ts';
import { drawable } from '../rubric/rubric-value.ts';
import { filledForm, keptTexts, type FilledForm } from './fill-form.ts';
import { NotesSummary } from './notes-summary.tsx';
import { withPoints } from './points-of-notes.ts';
import { readNotes, saysSomething } from './read-notes.ts';
import { withWords } from './words-of-points.ts';

/** Longer than any exercise that fits in the form. */
const longest = 200_000;

/** Notes of one exercise, pasted as one text: what was recognised in them is shown before it goes into the form. */
export default function NotesPanel({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const text = (key: string, values: object = {}) => translate(`resources.rubric.notes.${key}`, values);
  const { getValues, setValue } = useFormContext<ExerciseForm>();
  const form = useWatch<ExerciseForm>() as FilledForm;
  const [pasted, setPasted] = useState('');
  const [replaces, setReplaces] = useState(false);
  const [takesWords, setTakesWords] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const notes = readNotes(pasted);
  const isKnown = saysSomething(notes);
  const rubric = drawable(form.rubric);
  const leftOut = rubric
    ? withPoints(rubric, { points: notes.points, replaces }).leftOut
    : notes.points.length;

  const hasWords = notes.points.length > 0 && languages.some((one) => notes.good[one].length > 0);

  async function fillIn() {
    setIsBusy(true);
    const found = hasWords && takesWords ? await withWords(notes) : { notes, said: 'filled' as const };
    const filled = filledForm(getValues(), { notes: found.notes, replaces });
    for (const field of Object.keys(filled) as (keyof FilledForm)[])
      setValue(field, filled[field], { shouldDirty: true, shouldTouch: true });
    notify(`resources.rubric.notes.${found.said}`, { type: found.said === 'wordless' ? 'warning' : 'info' });
    onClose();
  }

  return (
    <Box
      component="section"
      aria-label={text('title')}
      sx={{ width: '100%', mt: 1, p: 2, border: 1, borderColor: 'divider', borderRadius: '10px' }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5, maxWidth: '72ch' }}>
        {text('help')}
      </Typography>
      <TextField
        autoFocus
        fullWidth
        multiline
        minRows={5}
        maxRows={14}
        label={text('field')}
        value={pasted}
        onChange={({ target }) => setPasted(target.value.slice(0, longest))}
      />
      <div aria-live="polite">
        {pasted.trim() === '' ? null : isKnown ? (
          <NotesSummary notes={notes} kept={replaces ? 0 : keptTexts(form, notes)} leftOut={leftOut} />
        ) : (
          <Typography sx={{ mt: 1.5 }}>{text('nothing')}</Typography>
        )}
      </div>
      <FormControlLabel
        label={text('replace')}
        sx={{ mt: 1, display: 'flex' }}
        control={
          <Checkbox size="small" checked={replaces} onChange={({ target }) => setReplaces(target.checked)} />
        }
      />
      {hasWords ? (
        <>
          <FormControlLabel
            label={text('takeWords')}
            sx={{ display: 'flex' }}
            control={
              <Checkbox
                size="small"
                checked={takesWords}
                onChange={({ target }) => setTakesWords(target.checked)}
              />
            }
          />
          <FormHelperText sx={{ ml: 4, mt: 0 }}>{text('takeWordsHelp')}</FormHelperText>
        </>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="contained" disabled={!isKnown || isBusy} onClick={() => void fillIn()}>
          {text('fillIn')}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
