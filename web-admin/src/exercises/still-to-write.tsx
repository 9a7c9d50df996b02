import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { HINT_LEVELS } from '@academy/web-kit/exercise/hint-rung.tsx';
import { languages } from '../app/i18n/current-language.ts';
import { fieldSuffix } from '../shared/field-suffix.ts';
import { LackingTexts } from '../shared/lacking-texts.tsx';
import type { ExerciseForm } from './form-values.ts';

const texts = ['title', 'prompt'] as const;

/** The texts that the form lacks before the exercise can be published. */
export function StillToWrite() {
  const form = useWatch<ExerciseForm>();
  const isBlank = (text: string | undefined) => !text?.trim();
  const paths = languages.flatMap((language) => [
    ...texts.map((name) => `${name}${fieldSuffix[language]}` as const).filter((path) => isBlank(form[path])),
    ...HINT_LEVELS.filter((name) => isBlank(form.hints?.[name]?.[language])).map(
      (name) => `hints.${name}.${language}`,
    ),
  ]);
  return paths.length === 0 ? null : (
    <Box className="tags" sx={{ mt: 2 }}>
      <LackingTexts paths={paths} />
    </Box>
  );
}
