import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { Criterion } from './card-edits.ts';
import type { CardPartProps } from './card-part.ts';
import { WholeNumberField } from './whole-number-field.tsx';

const choices = ['no', 'yes', 'partly'] as const;
type Choice = (typeof choices)[number];

const valueOf: Record<Choice, Criterion['mustHave']> = { no: undefined, yes: true, partly: 'partly' };
const choiceOf = (mustHave: Criterion['mustHave']): Choice =>
  mustHave === 'partly' ? 'partly' : mustHave ? 'yes' : 'no';

/** Whether a prompt passes without it, and what it adds to the score. */
export function CriterionWorth({ criterion, faultAt, onChange }: CardPartProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.rubric.${key}`);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      <TextField
        select
        label={text('mustHave.label')}
        value={choiceOf(criterion.mustHave)}
        onChange={({ target }) => onChange({ mustHave: valueOf[target.value as Choice] })}
        sx={{ maxWidth: 320 }}
      >
        {choices.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {text(`mustHave.${choice}`)}
          </MenuItem>
        ))}
      </TextField>
      <WholeNumberField
        label={text('weight')}
        value={criterion.weight}
        most={10}
        help={text('weightHelp')}
        fault={faultAt('weight')}
        onChange={(weight) => onChange({ weight })}
      />
    </Box>
  );
}
