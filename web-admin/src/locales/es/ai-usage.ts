import type { AiUsageTexts } from '../en/ai-usage.ts';

export const aiUsage: AiUsageTexts = {
  'ai-usage': {
    name: 'Uso de la IA |||| Uso de la IA',
    menu: 'Uso de la IA',
    fields: {
      day: 'Día (UTC)',
      feature: 'Función',
      calls: 'Consultas',
      modelCalls: 'Respondidas por un modelo',
      inputTokens: 'Tokens preguntados',
      outputTokens: 'Tokens respondidos',
      modelTokens: 'Tokens de pago',
      from: 'Desde',
      to: 'Hasta',
    },
    features: {
      tutor: 'Tutor',
      summary: 'Resúmenes',
      speech: 'Audio',
      playground: 'Laboratorio',
      'second-opinion': 'Segundas opiniones',
    },
    page: { list: 'Uso de la IA' },
    empty: 'Nadie usó la IA en esos días.',
    failures: { list: 'No se ha podido cargar el uso de la IA' },
  },
};
