import type { AnswerPart, Question } from '../../providers/ask/answer.ts';
import { pricesInEuro } from '../domain/prices.ts';
import { runPrompt } from './run-prompt.ts';

const content = () => ({
  prices: pricesInEuro({
    asOf: '2025-12-01',
    dollarsPerEuro: 1,
    models: [
      {
        id: 'm',
        name: 'M',
        maker: 'Maker',
        inputDollars: 1,
        outputDollars: 2,
        source: 'https://maker.example/',
      },
    ],
  }),
  pairs: { es: [], en: [] },
});
const spender = { userId: 'ana', role: 'learner', plan: 'free' } as const;
const answering = (parts: readonly AnswerPart[]) => {
  const asked: Question[] = [];
  const ask = async (question: Question) => {
    asked.push(question);
    return (async function* () {
      yield* parts;
    })();
  };
  return { asked, ask };
};

test('When a prompt runs, then the model gets it as it is and the answer comes with its tokens and cost', async () => {
  const { asked, ask } = answering([
    { kind: 'begin', answeredBy: { kind: 'openai', model: 'm' }, failure: null },
    { kind: 'text', text: 'Hola, ' },
    { kind: 'text', text: 'Ana' },
    { kind: 'end', finish: 'length', usage: { input: 1_000_000, output: 500_000 } },
  ]);
  const { signal } = new AbortController();
  expect(await runPrompt({ askModel: ask, content }, { prompt: ' Saluda ', spender, signal })).toEqual({
    text: 'Hola, Ana',
    model: 'm',
    inputTokens: 1_000_000,
    outputTokens: 500_000,
    finish: 'length',
    costEuro: 2,
  });
  expect(asked[0]).toMatchObject({
    feature: 'playground',
    spender,
    messages: [{ role: 'user', content: ' Saluda ' }],
    builtIn: null,
    signal,
  });
});

test('When asking is refused, then so is the run', async () => {
  const refusal = new Error('no budget');
  const ask = () => Promise.reject(refusal);
  const { signal } = new AbortController();
  await expect(runPrompt({ askModel: ask, content }, { prompt: 'x', spender, signal })).rejects.toBe(refusal);
});
