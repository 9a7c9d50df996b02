import type { FieldLabels } from '@academy/service-kit/http/field-labels.ts';

export const promptLabels: FieldLabels = {
  name: { es: 'El nombre', en: 'The name' },
  text: { es: 'El prompt', en: 'The prompt' },
  tags: { es: 'La lista de etiquetas', en: 'The list of tags' },
  prompts: {
    es: 'Los prompts',
    en: 'Prompts',
    format: {
      es: 'El archivo no contiene una lista de prompts',
      en: 'The file does not hold a list of prompts',
    },
  },
};
