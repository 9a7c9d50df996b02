import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { languages } from '../app/i18n/current-language.ts';
import { LackingTexts } from '../shared/lacking-texts.tsx';
import type { ExerciseForm } from './form-values.ts';

const texts = ['title', 'prompt'] as const;
const hints = ['nudge', 'targeted', 'example'] as const;
const suffix = { es: 'Es', en: 'En' } as const;

/** The texts that the form lacks before the exercise can be published. */
export function StillToWrite() {
  const form = useWatch<ExerciseForm>();
  const isBlank = (text: string | undefined) => !text?.trim();
  const paths = languages.flatMap((language) => [
    ...texts.map((name) => `${name}${suffix[language]}` as const).filter((path) => isBlank(form[path])),
    ...hints
      .filter((name) => isBlank(form.hints?.[name]?.[language]))
      .map((name) => `hints.${name}.${language}`),
  ]);
  return paths.length === 0 ? null : (
    <Box className="tags" sx={{ mt: 2 }}>
      <LackingTexts paths={paths} />
    </Box>
  );
}
