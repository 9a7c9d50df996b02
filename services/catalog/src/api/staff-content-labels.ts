import type { FieldLabels } from '@academy/service-kit/http/field-labels.ts';

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
  lines: { es: 'Cada línea de la portada', en: 'Each line of the cover' },
  marked: { es: 'El fragmento resaltado', en: 'The highlighted words' },
  tag: {
    es: 'La etiqueta de la portada',
    en: 'The cover tag',
    format: {
      es: 'La etiqueta de la portada debe ser una sola palabra en minúsculas',
      en: 'The cover tag must be one lower-case word',
    },
  },
  cover: { es: 'La portada', en: 'The cover' },
  coverImage: { es: 'La imagen de la portada', en: 'The cover picture' },
  picture: { es: 'La imagen', en: 'The picture' },
  level: { es: 'El nivel', en: 'The level' },
};
