import type { Language } from '@academy/contracts/shared/language.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { languages } from '../app/i18n/current-language.ts';
import { fieldSuffix } from './field-suffix.ts';

export interface InLanguage {
  language: Language;
  /** As fields of records end: `titleEs`. */
  suffix: 'Es' | 'En';
  /** Marks what is typed as of that language. */
  written: { htmlInput: { lang: string; spellCheck: boolean } };
}

/** The same fields in both languages, side by side where there is room. */
export function LanguageColumns({ children }: { children: (inLanguage: InLanguage) => ReactNode }) {
  const translate = useTranslate();
  return (
    <Box
      className="language-columns"
      sx={{
        display: 'grid',
        width: '100%',
        columnGap: 4,
        rowGap: 4,
        mt: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {languages.map((language) => (
        <Box key={language} component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <Typography component="legend" variant="h2" sx={{ mb: 0.5, p: 0 }}>
            <span className="mark">{translate(`academy.languages.${language}`)}</span>
          </Typography>
          {children({
            language,
            suffix: fieldSuffix[language],
            written: { htmlInput: { lang: language, spellCheck: true } },
          })}
        </Box>
      ))}
    </Box>
  );
}
