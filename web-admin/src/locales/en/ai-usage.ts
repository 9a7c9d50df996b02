export const aiUsage = {
  'ai-usage': {
    name: 'AI usage |||| AI usage',
    menu: 'AI usage',
    fields: {
      day: 'Day (UTC)',
      feature: 'Feature',
      calls: 'Calls',
      modelCalls: 'Answered by a model',
      inputTokens: 'Tokens asked',
      outputTokens: 'Tokens answered',
      modelTokens: 'Tokens paid for',
      from: 'From',
      to: 'Until',
    },
    features: {
      tutor: 'Tutor',
      summary: 'Summaries',
      speech: 'Audio',
      playground: 'Playground',
      'second-opinion': 'Second opinions',
    },
    page: { list: 'AI usage' },
    empty: 'Nobody used AI on these days.',
    failures: { list: 'Failed to fetch the AI usage' },
  },
};

export type AiUsageTexts = typeof aiUsage;
