import type { Language } from '@academy/contracts/shared/language.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { samplesIn } from './sample-blocks.ts';

interface SeveralSamplesProps {
  language: Language;
  /** Names the list that they go into. */
  label: string;
  onAdd: (samples: string[]) => void;
  onClose: () => void;
}

/** Several samples pasted at once. How many were found is shown before they are added. */
export default function SeveralSamples({ language, label, onAdd, onClose }: SeveralSamplesProps) {
  const translate = useTranslate();
  const text = (key: string, values: object = {}) => translate(`resources.rubric.several.${key}`, values);
  const [pasted, setPasted] = useState('');
  const samples = samplesIn(pasted);
  return (
    <Box sx={{ width: '100%', mt: 1 }}>
      <TextField
        autoFocus
        fullWidth
        multiline
        minRows={4}
        maxRows={14}
        label={`${label}: ${text('field')}`}
        helperText={text('help')}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
        slotProps={{ htmlInput: { lang: language, spellCheck: true } }}
        sx={{ '& textarea': { fontFamily: 'var(--prompt)', fontSize: 14, lineHeight: 1.6 } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        <Button
          size="small"
          variant="contained"
          disabled={samples.length === 0}
          onClick={() => {
            onAdd(samples);
            onClose();
          }}
        >
          {text('add')}
        </Button>
        <Button size="small" color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <span aria-live="polite">
          {pasted.trim() === '' ? '' : text('found', { smart_count: samples.length })}
        </span>
      </Box>
    </Box>
  );
}
