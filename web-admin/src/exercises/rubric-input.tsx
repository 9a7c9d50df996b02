import type { RubricData } from '@academy/contracts/content/exercise-file.ts';
import { useTranslate } from 'ra-core';
import { TextInput } from 'react-admin';
import { readRubric, writeRubric, type RubricFault } from './rubric-text.ts';

/** In the form a rubric is what was read, until somebody types. */
export type RubricValue = RubricData | string;

const toText = (value: RubricValue | undefined): string =>
  value === undefined ? '' : typeof value === 'string' ? value : writeRubric(value);

/** `Line 4, criterion 2, weight: 10 at most`. */
function useFaultText() {
  const translate = useTranslate();
  return ({ line, path: [part, index, ...rest], rule, values }: RubricFault) => {
    const place = (key: string, value: object) => translate(`resources.exercises.rubricPlace.${key}`, value);
    const isNumbered = typeof index === 'number';
    const places = [
      place('line', { line }),
      isNumbered ? place(String(part), { number: index + 1 }) : (part ?? ''),
      (isNumbered ? rest : [index ?? '', ...rest]).filter((name) => name !== '').join('.'),
    ];
    const where = places.filter((text) => text !== '').join(', ');
    return `${where}: ${translate(`resources.exercises.rubricRules.${rule}`, values)}`;
  };
}

/** The rubric as YAML. What does not fit is named by its line and field. */
export function RubricInput() {
  const translate = useTranslate();
  const textOf = useFaultText();
  const validate = (value: RubricValue) => {
    if (typeof value !== 'string') return undefined;
    const reading = readRubric(value);
    return 'fault' in reading ? textOf(reading.fault) : undefined;
  };
  return (
    <TextInput
      source="rubric"
      format={toText}
      parse={(text: string) => text}
      validate={validate}
      multiline
      minRows={14}
      maxRows={40}
      helperText={translate('resources.exercises.rubricHelp')}
      slotProps={{ htmlInput: { lang: 'en', spellCheck: false } }}
      sx={{
        '& textarea': { fontFamily: 'var(--prompt)', fontSize: 14, lineHeight: 1.6 },
        overflowWrap: 'anywhere',
      }}
    />
  );
}
