import AddIcon from '@mui/icons-material/AddOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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
import { useLanguage } from '../../app/i18n/language-context.tsx';
import { withGroup, withGroups, withMember, withNewGroup, type Group } from './card-edits.ts';
import { useCriterionName } from './criterion-name.ts';
import { twoColumns } from './criterion-texts.tsx';
import { WholeNumberField } from './whole-number-field.tsx';

interface GroupCardsProps {
  rubric: RubricData;
  faultAt: (...path: (string | number)[]) => string | undefined;
  onChange: (rubric: RubricData) => void;
}

/** Where a prompt may choose among points: how many of which. */
export function GroupCards({ rubric, faultAt, onChange }: GroupCardsProps) {
  const translate = useTranslate();
  const text = (key: string, values: object = {}) => translate(`resources.rubric.groups.${key}`, values);
  const groups = rubric.groups ?? [];
  return (
    <Box component="section" sx={{ mt: 2 }} aria-label={text('title')}>
      <Typography variant="h3" sx={{ fontSize: 16, fontWeight: 700 }}>
        {text('title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {text('help')}
      </Typography>
      {groups.map((group, at) => (
        <GroupCard
          key={group.id}
          {...{ rubric, group, at, onChange }}
          faultAt={(...path) => faultAt('groups', at, ...path)}
        />
      ))}
      <Button size="small" startIcon={<AddIcon />} onClick={() => onChange(withNewGroup(rubric))}>
        {text('add')}
      </Button>
    </Box>
  );
}

function GroupCard({ rubric, group, at, faultAt, onChange }: GroupCardsProps & { group: Group; at: number }) {
  const translate = useTranslate();
  const { language } = useLanguage();
  const nameOf = useCriterionName();
  const text = (key: string, values: object = {}) => translate(`resources.rubric.${key}`, values);
  const title = group.label[language] || text('groups.untitled', { number: at + 1 });
  const keys = keysOf(rubric.criteria);
  const fault = faultAt('of');
  return (
    <Box
      component="fieldset"
      sx={{ border: 1, borderColor: 'divider', borderRadius: '10px', p: 2, m: 0, mb: 1, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography component="legend" sx={{ flex: 1, fontWeight: 650, p: 0, float: 'left' }}>
          {title}
        </Typography>
        <IconButton
          size="small"
          aria-label={text('groups.remove', { name: title })}
          onClick={() => onChange(withGroups(rubric, (rubric.groups ?? []).toSpliced(at, 1)))}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={twoColumns}>
        {languages.map((one) => (
          <TextField
            key={one}
            label={text(`label.${one}`)}
            value={group.label[one]}
            onChange={({ target }) =>
              onChange(withGroup(rubric, at, { label: { ...group.label, [one]: target.value } }))
            }
            error={faultAt('label', one) !== undefined}
            helperText={faultAt('label', one)}
            slotProps={{ htmlInput: { lang: one, spellCheck: true } }}
          />
        ))}
      </Box>
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
      {fault === undefined ? null : (
        <FormHelperText error>
          {group.of.length < 2 ? text('cardRules.least_array_of') : fault}
        </FormHelperText>
      )}
    </Box>
  );
}
