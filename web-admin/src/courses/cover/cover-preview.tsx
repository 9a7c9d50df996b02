import type { DrawnCover } from '@academy/contracts/http/catalog/staff-covers.ts';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { languages } from '../../app/i18n/current-language.ts';

const themes = ['light', 'dark'] as const;

export const coverFrame = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '8 / 3',
  objectFit: 'cover',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;

/** A drawn cover as learners see it in each language and theme. */
export function CoverPreview({ drawings }: { drawings: DrawnCover['drawings'] }) {
  const translate = useTranslate();
  return (
    <Box
      sx={{ display: 'grid', gap: 1.5, mt: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}
    >
      {languages.flatMap((language) =>
        themes.map((theme) => (
          <Box
            key={`${language} ${theme}`}
            component="img"
            src={`data:image/svg+xml,${encodeURIComponent(drawings[language][theme])}`}
            alt={translate(`resources.courses.cover.preview.${theme}`, {
              language: translate(`academy.languages.${language}`),
            })}
            width={640}
            height={240}
            sx={coverFrame}
          />
        )),
      )}
    </Box>
  );
}
