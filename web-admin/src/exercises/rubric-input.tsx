import type { RubricData } from '@academy/contracts/content/exercise-file.ts';
import { useTranslate } from 'ra-core';
import { TextInput } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { readRubric, writeRubric } from './rubric-text.ts';

/** In the form a rubric is what was read, until somebody types. */
export type RubricValue = RubricData | string;

const toText = (value: RubricValue | undefined): string =>
  value === undefined ? '' : typeof value === 'string' ? value : writeRubric(value);

/** The rubric as YAML. What does not fit is named by its field. */
export function RubricInput() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const validate = (value: RubricValue) => {
    if (typeof value !== 'string') return undefined;
    const reading = readRubric(value, language);
    if ('rubric' in reading) return undefined;
    return `${reading.path === '' ? 'YAML' : reading.path}: ${reading.message}`;
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
      sx={{ '& textarea': { fontFamily: 'var(--prompt)', fontSize: 14, lineHeight: 1.6 } }}
    />
  );
}
