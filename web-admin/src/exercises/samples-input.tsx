import { ForWriters } from '../shared/rights/for-writers.tsx';
import type { Language } from '@academy/contracts/shared/language.ts';
import { fewestSamples } from '@academy/contracts/shared/fewest-samples.ts';
import AddIcon from '@mui/icons-material/AddOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useInput, useTranslate } from 'ra-core';
import { get, useFormState } from 'react-hook-form';
import { useLiveSample } from './live/live-verdicts.tsx';
import { AddSeveral } from './notes/add-several.tsx';
import { SampleVerdict } from './live/sample-verdict.tsx';
import { useApplyTurn } from './live/use-apply-turn.ts';

interface SamplesInputProps {
  kind: 'good' | 'weak';
  language: Language;
}

const isWritten = (samples: string[] | undefined) =>
  samples?.some((text) => text.trim() === '') ? 'resources.exercises.sampleEmpty' : undefined;

/** The good or the weak sample answers in one language; what the rubric and the server say of one stands under it. */
export function SamplesInput({ kind, language }: SamplesInputProps) {
  const translate = useTranslate();
  const source = `samples.${language}.${kind}`;
  const { field, fieldState } = useInput<string[]>({ source, validate: isWritten, defaultValue: [] });
  const { errors } = useFormState({ name: source });
  const samples: string[] = field.value ?? [];
  const change = (after: string[]) => field.onChange(after);
  const name = (index: number) =>
    translate(`resources.exercises.sample.${kind}`, { number: index + 1, smart_count: 1 });
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, mt: 2, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, mb: 1, fontWeight: 700 }}>
        {translate(`resources.exercises.fields.${kind}`)}
        {samples.length < fewestSamples ? (
          <Box component="span" sx={{ ml: 1, fontWeight: 400, color: 'text.secondary' }}>
            {translate('resources.exercises.samplesNeeded', { count: samples.length, fewest: fewestSamples })}
          </Box>
        ) : null}
      </Typography>
      {samples.map((text, index) => {
        const refusal = get(errors, `${source}.${index}`) as { message?: string } | undefined;
        const isEmpty = fieldState.invalid && text.trim() === '';
        const message =
          refusal?.message ?? (isEmpty ? translate('resources.exercises.sampleEmpty') : undefined);
        return (
          <Box key={index} sx={{ mb: 1 }}>
            <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
              <TextField
                label={name(index)}
                value={text}
                onChange={({ target }) => change(samples.with(index, target.value))}
                onBlur={field.onBlur}
                multiline
                maxRows={12}
                fullWidth
                error={message !== undefined}
                helperText={message}
                slotProps={{ htmlInput: { lang: language, spellCheck: true } }}
                sx={{ '& textarea': { fontFamily: 'var(--prompt)', fontSize: 14, lineHeight: 1.6 } }}
              />
              <ForWriters>
                <IconButton
                  aria-label={translate('resources.exercises.action.removeSample', { name: name(index) })}
                  onClick={() => change(samples.toSpliced(index, 1))}
                >
                  <RemoveIcon fontSize="small" />
                </IconButton>
              </ForWriters>
            </Box>
            <Verdict path={`${source}.${index}`} text={text} />
          </Box>
        );
      })}
      <ForWriters>
        <Button size="small" startIcon={<AddIcon />} onClick={() => change([...samples, ''])}>
          {translate(`resources.exercises.action.add_${kind}`)}
        </Button>
        <AddSeveral
          language={language}
          label={translate(`resources.exercises.fields.${kind}`)}
          onAdd={(added) => change([...samples.filter((text) => text.trim() !== ''), ...added])}
        />
      </ForWriters>
    </Box>
  );
}

function Verdict({ path, text }: { path: string; text: string }) {
  const sample = useLiveSample(path, text);
  const apply = useApplyTurn();
  return sample ? <SampleVerdict sample={sample} onApply={apply} /> : null;
}
