import type { Language } from '@academy/contracts/shared/language.ts';
import type { FieldLabels } from '@academy/service-kit/http/field-labels.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

/** Both languages' covers have the same parts. */
const coverLabels = (language: Language, cover: Localised): FieldLabels => ({
  [`cover.${language}`]: { es: `La ${cover.es}`, en: `The ${cover.en}` },
  [`cover.${language}.lines`]: {
    es: `La lista de líneas de la ${cover.es}`,
    en: `The list of lines of the ${cover.en}`,
    size: { es: `La ${cover.es} lleva una o dos líneas`, en: `The ${cover.en} has one or two lines` },
  },
  [`cover.${language}.lines.#`]: { es: `La línea de la ${cover.es}`, en: `The line of the ${cover.en}` },
  [`cover.${language}.marked`]: {
    es: `El fragmento resaltado de la ${cover.es}`,
    en: `The highlight of the ${cover.en}`,
  },
  [`cover.${language}.tag`]: {
    es: `La etiqueta de la ${cover.es}`,
    en: `The tag of the ${cover.en}`,
    format: {
      es: `La etiqueta de la ${cover.es} debe ser una sola palabra en minúsculas`,
      en: `The tag of the ${cover.en} must be one lower-case word`,
    },
  },
});

/** How refusals call what staff write of courses, lessons and exercises. */
export const staffContentLabels: FieldLabels = {
  promptEs: { es: 'El enunciado en español', en: 'The Spanish instructions' },
  promptEn: { es: 'El enunciado en inglés', en: 'The English instructions' },
  rubric: { es: 'La rúbrica', en: 'The rubric' },
  passScore: { es: 'La nota para aprobar', en: 'The pass score' },
  criteria: { es: 'La lista de criterios', en: 'The list of criteria' },
  weight: { es: 'El peso', en: 'The weight' },
  hints: { es: 'La escalera de pistas', en: 'The hint ladder' },
  nudge: { es: 'El empujón', en: 'The nudge' },
  targeted: { es: 'La pista concreta', en: 'The targeted hint' },
  example: { es: 'El ejemplo resuelto', en: 'The worked example' },
  samples: { es: 'El conjunto de muestras', en: 'The set of samples' },
  good: { es: 'La lista de muestras buenas', en: 'The list of good samples' },
  weak: { es: 'La lista de muestras flojas', en: 'The list of weak samples' },
  orderIndex: { es: 'El orden', en: 'The order' },
  estimatedMinutes: { es: 'La duración en minutos', en: 'The length in minutes' },
  status: { es: 'El estado', en: 'The status' },
  ...coverLabels('es', { es: 'portada en español', en: 'Spanish cover' }),
  ...coverLabels('en', { es: 'portada en inglés', en: 'English cover' }),
  cover: { es: 'La portada', en: 'The cover' },
  coverImage: { es: 'La imagen de la portada', en: 'The cover picture' },
  picture: { es: 'La imagen', en: 'The picture' },
  level: { es: 'El nivel', en: 'The level' },
};
