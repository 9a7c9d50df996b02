import type { Language } from '@academy/contracts/shared/language.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { forWriters } from '../../shared/rights/for-writers.tsx';
import type { ExerciseForm } from '../form-values.ts';

const kinds = ['good', 'weak'] as const;

interface KeepAsSampleProps {
  answer: string;
  language: Language;
}

/** Puts what was tried among the samples of the form, so that the self-test judges it from now on; each text once. */
export const KeepAsSample = forWriters(function KeepAsSample({ answer, language }: KeepAsSampleProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { getValues, setValue } = useFormContext<ExerciseForm>();
  const samples = useWatch<ExerciseForm, 'samples'>({ name: 'samples' });
  const text = answer.trim();
  const isThere = kinds.some((kind) => samples?.[language]?.[kind]?.includes(text));
  const keep = (kind: (typeof kinds)[number]) => {
    const source = `samples.${language}.${kind}` as const;
    setValue(source, [...(getValues(source) ?? []), text], { shouldDirty: true, shouldTouch: true });
    notify('resources.exercises.asLearner.keep.kept', { type: 'info' });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {kinds.map((kind) => (
        <Button
          key={kind}
          size="small"
          variant="outlined"
          disabled={text === '' || isThere}
          onClick={() => keep(kind)}
        >
          {translate(`resources.exercises.asLearner.keep.${kind}`)}
        </Button>
      ))}
    </Box>
  );
});
