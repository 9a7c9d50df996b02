import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { MUST_NOT_KINDS } from '@academy/prompt-rubric/rubric.ts';
import { useTranslate } from 'ra-core';
import { languages } from '../../app/i18n/current-language.ts';
import type { CardPartProps } from './card-part.ts';
import { twoColumns } from './criterion-texts.tsx';
import { WholeNumberField } from './whole-number-field.tsx';
import { WordChips } from './word-chips.tsx';

/** What a criterion of this kind looks for, as far as its author says that. */
export function CriterionLooks(props: CardPartProps) {
  switch (props.criterion.id) {
    case 'mentions':
      return <Words {...props} name="any" />;
    case 'must-nots':
      return (
        <>
          <Kinds {...props} />
          <Words {...props} name="phrases" />
        </>
      );
    case 'length':
      return <Length {...props} />;
    default:
      return null;
  }
}

function Words({ criterion, faultAt, onChange, name }: CardPartProps & { name: 'any' | 'phrases' }) {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.rubric.${key}`);
  const any = criterion.any ?? { es: [], en: [] };
  // Phrases may be left out, words may not.
  const kept = (lists: typeof any) =>
    name === 'phrases' && lists.es.length + lists.en.length === 0 ? undefined : lists;
  return (
    <>
      <Box sx={twoColumns}>
        {languages.map((language) => (
          <WordChips
            key={language}
            label={text(`${name}.${language}`)}
            language={language}
            words={any[language]}
            help={text('anyHelp')}
            fault={faultAt('any', language)}
            onChange={(words) => onChange({ any: kept({ ...any, [language]: words }) })}
          />
        ))}
      </Box>
      {name === 'any' ? <Enough {...{ criterion, faultAt, onChange }} /> : null}
    </>
  );
}

/** How many of the words have to be there; where one is enough, other words for them may count, too. */
function Enough({ criterion, faultAt, onChange }: CardPartProps) {
  const translate = useTranslate();
  const { atLeast = 1, byMeaning = false } = criterion;
  return (
    <>
      <WholeNumberField
        label={translate('resources.rubric.atLeast')}
        value={atLeast}
        most={60}
        fault={faultAt('atLeast')}
        onChange={(least) =>
          onChange(least > 1 ? { atLeast: least, byMeaning: undefined } : { atLeast: least })
        }
      />
      {atLeast > 1 ? null : (
        <FormControlLabel
          label={translate('resources.rubric.byMeaning')}
          sx={{ display: 'flex', mb: 1 }}
          control={
            <Checkbox
              size="small"
              checked={byMeaning}
              onChange={({ target }) => onChange({ byMeaning: target.checked || undefined })}
            />
          }
        />
      )}
    </>
  );
}

function Kinds({ criterion, faultAt, onChange }: CardPartProps) {
  const translate = useTranslate();
  const ticked = criterion.kinds ?? [];
  const fault = faultAt('kinds');
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, my: 1, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {translate('resources.rubric.kindsTitle')}
      </Typography>
      <Box sx={twoColumns}>
        {MUST_NOT_KINDS.map((kind) => (
          <FormControlLabel
            key={kind}
            label={translate(`resources.rubric.kinds.${kind}`)}
            control={
              <Checkbox
                size="small"
                checked={ticked.includes(kind)}
                onChange={({ target }) => {
                  const after = MUST_NOT_KINDS.filter((one) =>
                    one === kind ? target.checked : ticked.includes(one),
                  );
                  onChange({ kinds: after.length > 0 ? after : undefined });
                }}
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

function Length({ criterion, faultAt, onChange }: CardPartProps) {
  const translate = useTranslate();
  const words = criterion.words ?? { least: 0, most: 0 };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {(['least', 'most'] as const).map((bound) => (
          <WholeNumberField
            key={bound}
            label={translate(`resources.rubric.${bound}`)}
            value={words[bound]}
            most={bound === 'least' ? 5000 : 20_000}
            fault={faultAt('words', bound)}
            onChange={(value) => onChange({ words: { ...words, [bound]: value } })}
          />
        ))}
      </Box>
      <FormHelperText sx={{ mt: 0, mb: 1 }}>{translate('resources.rubric.lengthHelp')}</FormHelperText>
    </>
  );
}
