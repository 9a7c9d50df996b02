import { costInEuro, pricesInEuro } from './prices.ts';

const prices = pricesInEuro({
  asOf: '2025-12-01',
  dollarsPerEuro: 1.25,
  models: [
    {
      id: 'gpt-4.1',
      name: 'GPT-4.1',
      maker: 'OpenAI',
      inputDollars: 2,
      outputDollars: 8,
      source: 'https://openai.com/api/pricing/',
    },
  ],
});

test('When makers list dollars, then prices are euros at the rate of that day', () => {
  expect(prices.models[0]).toMatchObject({ inputEuro: 1.6, outputEuro: 6.4 });
});

test.each(['gpt-4.1', 'gpt-4.1-2025-04-14'])(
  'When %s answered, then question and answer are counted',
  (model) => {
    expect(costInEuro(prices, { model, inputTokens: 1_000, outputTokens: 500 })).toBeCloseTo(0.0048, 10);
  },
);

test.each(['gpt-4.1-mini', 'gpt-4', 'llama3'])('When %s answered, then its cost is not known', (model) => {
  expect(costInEuro(prices, { model, inputTokens: 1_000, outputTokens: 500 })).toBeNull();
});
