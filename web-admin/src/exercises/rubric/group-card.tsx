import { ForWriters } from '../../shared/rights/for-writers.tsx';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { RubricData } from '@academy/contracts/content/exercise-file.ts';
import { keysOf } from '@academy/prompt-rubric/groups.ts';
import { useTranslate } from 'ra-core';
import { languages } from '../../app/i18n/current-language.ts';
import { bothOrNone, withGroup, withGroups, withMember, type Group } from './card-edits.ts';
import { useCriterionName, useGroupName } from './criterion-name.ts';
import { twoColumns } from './criterion-texts.tsx';
import { WholeNumberField } from './whole-number-field.tsx';

interface GroupCardProps {
  rubric: RubricData;
  group: Group;
  at: number;
  /** Whether it breaks a rule as it is, marked in its fields or not yet. */
  isIncomplete: boolean;
  faultAt: (...path: (string | number)[]) => string | undefined;
  onChange: (rubric: RubricData) => void;
}

const nothing = { es: '', en: '' };

/** One group as its author edits it. */
export function GroupCard({ rubric, group, at, isIncomplete, faultAt, onChange }: GroupCardProps) {
  const translate = useTranslate();
  const nameOf = useCriterionName();
  const text = (key: string, values: object = {}) => translate(`resources.rubric.${key}`, values);
  const title = useGroupName()(group, at);
  const keys = keysOf(rubric.criteria);
  const fault = faultAt('of');
  /** A hint may be left out, a name may not. */
  const change = (part: 'label' | 'hint', texts: Group['label']) =>
    onChange(withGroup(rubric, at, { [part]: part === 'hint' ? bothOrNone(texts) : texts }));
  return (
    <Box
      component="fieldset"
      sx={{ border: 1, borderColor: 'divider', borderRadius: '10px', p: 2, m: 0, mb: 1, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography component="legend" sx={{ flex: 1, fontWeight: 650, p: 0, float: 'left' }}>
          {title}
        </Typography>
        {isIncomplete ? <span className="tag tag--ink">{text('incomplete')}</span> : null}
        <ForWriters>
          <IconButton
            size="small"
            aria-label={text('groups.remove', { name: title })}
            onClick={() => onChange(withGroups(rubric, (rubric.groups ?? []).toSpliced(at, 1)))}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
        </ForWriters>
      </Box>
      {(['label', 'hint'] as const).map((part) => (
        <Box key={part} sx={twoColumns}>
          {languages.map((one) => {
            const texts = group[part] ?? nothing;
            const fault = faultAt(part, one);
            return (
              <TextField
                key={one}
                label={text(`${part}.${one}`)}
                value={texts[one]}
                onChange={({ target }) => change(part, { ...texts, [one]: target.value })}
                multiline={part === 'hint'}
                error={fault !== undefined}
                helperText={fault ?? (part === 'hint' ? text('groups.hintHelp') : undefined)}
                slotProps={{ htmlInput: { lang: one, spellCheck: true } }}
              />
            );
          })}
        </Box>
      ))}
      <WholeNumberField
        label={text('groups.atLeast')}
        value={group.atLeast}
        most={12}
        fault={faultAt('atLeast')}
        onChange={(atLeast) => onChange(withGroup(rubric, at, { atLeast }))}
      />
      <Typography sx={{ mt: 1 }}>{text('groups.of')}</Typography>
      <Box sx={twoColumns}>
        {rubric.criteria.map((criterion, place) => (
          <FormControlLabel
            key={keys[place]}
            label={nameOf(criterion)}
            control={
              <Checkbox
                size="small"
                checked={group.of.includes(keys[place] ?? '')}
                onChange={({ target }) =>
                  onChange(withMember(rubric, at, { criterion: place, isIn: target.checked }))
                }
                slotProps={{ input: { 'aria-invalid': fault !== undefined } }}
              />
            }
          />
        ))}
      </Box>
      {fault === undefined ? null : <FormHelperText error>{fault}</FormHelperText>}
    </Box>
  );
}
