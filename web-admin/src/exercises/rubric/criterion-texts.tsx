import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { languages } from '../../app/i18n/current-language.ts';
import { bothOrNone, type Criterion } from './card-edits.ts';
import type { CardPartProps } from './card-part.ts';

const nothing = { es: '', en: '' };

export const twoColumns = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** A criterion's own name and hint, in both languages. */
export function CriterionTexts({ criterion, faultAt, onChange }: CardPartProps) {
  const translate = useTranslate();
  const text = (key: string, values: object = {}) => translate(`resources.rubric.${key}`, values);
  const name = translate(`resources.rubric.criteria.${criterion.id}.name`);
  const fields: { part: 'label' | 'hint'; help: string }[] = [
    { part: 'label', help: text('labelHelp', { name }) },
    { part: 'hint', help: text('hintHelp') },
  ];
  const change = (part: 'label' | 'hint', texts: Criterion['label']) => onChange({ [part]: texts });
  return fields.map(({ part, help }) => (
    <Box key={part} sx={twoColumns}>
      {languages.map((language) => {
        const texts = criterion[part] ?? nothing;
        const fault = faultAt(part, language);
        return (
          <TextField
            key={language}
            label={text(`${part}.${language}`)}
            value={texts[language]}
            onChange={({ target }) => change(part, bothOrNone({ ...texts, [language]: target.value }))}
            multiline={part === 'hint'}
            error={fault !== undefined}
            helperText={fault ?? help}
            slotProps={{ htmlInput: { lang: language, spellCheck: true } }}
          />
        );
      })}
    </Box>
  ));
}
