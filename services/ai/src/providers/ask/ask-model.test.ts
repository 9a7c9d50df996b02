import { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import { createLogger } from '@academy/service-kit/logging/logger.ts';
import type { BudgetRequest, Spent } from '../../budgets/domain/budget-port.ts';
import { academyBudgetSpent } from '../../budgets/domain/budget-texts.ts';
import { ProviderError } from '../provider-error.ts';
import type { ChatModel, ChatPart, ChatRequest } from '../provider-port.ts';
import type { AnswerPart, Question } from './answer.ts';
import { createAskModel } from './ask-model.ts';

const words = (...texts: string[]): ChatPart[] => texts.map((text) => ({ kind: 'text', text }));
const ended: ChatPart = { kind: 'end', finish: 'complete', usage: { input: 30, output: 7 } };

/** A model that plays these parts and then fails, where there is a failure. */
const modelOf = (parts: ChatPart[], failure?: Error) => {
  const requests: ChatRequest[] = [];
  const model: ChatModel = {
    name: 'stub-1',
    async *stream(request) {
      requests.push(request);
      for (const part of parts) {
        request.signal.throwIfAborted();
        yield part;
      }
      if (failure) throw failure;
    },
  };
  return { model, requests };
};

/** Budgets that note what they are asked. */
const ledger = ({ left = Infinity, isAcademySpent = false } = {}) => {
  const requests: BudgetRequest[] = [];
  const ends: (Spent | 'released')[] = [];
  return {
    requests,
    ends,
    budgets: {
      reserve: async (request: BudgetRequest) => {
        requests.push(request);
        if (isAcademySpent && request.provider === 'openai') throw academyBudgetSpent(60);
        return {
          tokens: Math.min(left, request.tokens.atMost),
          settle: async (spent: Spent) => void ends.push(spent),
          release: async () => void ends.push('released'),
        };
      },
      read: async () => ({ limit: 0, remaining: 0, resetsAt: new Date() }),
      erase: async () => undefined,
    },
  };
};

const asking = (chat: ChatModel | null, kept = ledger()) => {
  const outcomes: string[] = [];
  const ask = createAskModel({
    providers: { chat, speech: null },
    budgets: kept.budgets,
    onOutcome: (outcome) => void outcomes.push(outcome),
    logger: createLogger({ service: 'test', level: 'silent' }),
  });
  return { ...kept, ask, outcomes };
};

const question = (over: Partial<Question> = {}): Question => ({
  feature: 'tutor',
  spender: { userId: 'ana', role: 'learner', plan: 'free' },
  messages: [
    { role: 'system', content: 's'.repeat(320) },
    { role: 'user', content: 'u'.repeat(32) },
  ],
  outputTokens: { atLeast: 50, atMost: 400 },
  builtIn: () => ['Our own ', 'answer'],
  signal: new AbortController().signal,
  ...over,
});

const readAll = async (answer: AsyncIterable<AnswerPart>) => {
  const parts: AnswerPart[] = [];
  let error: unknown;
  try {
    for await (const part of answer) parts.push(part);
  } catch (thrown) {
    error = thrown;
  }
  const [begin] = parts;
  const text = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
  return { begin, text, end: parts.at(-1), error };
};

const down = new ProviderError('unreachable', 'down');

test('When a model answers, then it is labelled, and what it says it cost is settled', async () => {
  const { model, requests: asked } = modelOf([...words('Hi ', 'there'), ended]);
  const { ask, requests, ends, outcomes } = asking(model);
  const { begin, text, end } = await readAll(await ask(question()));
  expect(begin).toEqual({ kind: 'begin', answeredBy: { kind: 'openai', model: 'stub-1' }, failure: null });
  expect(text).toBe('Hi there');
  expect(end).toEqual(ended);
  expect(requests[0]?.tokens).toEqual({ atLeast: 161, atMost: 511 });
  expect(asked[0]?.maxOutputTokens).toBe(400);
  expect(ends).toEqual([{ provider: 'openai', input: 30, output: 7 }]);
  expect(outcomes).toEqual(['answered']);
});

test('When little of the budget is left, then the answer may be as long as that allows', async () => {
  const { model, requests } = modelOf([...words('Hi'), ended]);
  await readAll(await asking(model, ledger({ left: 200 })).ask(question()));
  expect(requests[0]?.maxOutputTokens).toBe(89);
});

test('When no model is configured, then the academy answers, labelled as itself, and it counts', async () => {
  const { ask, requests, ends } = asking(null);
  const { begin, text } = await readAll(await ask(question()));
  expect(begin).toEqual({ kind: 'begin', answeredBy: { kind: 'built-in' }, failure: null });
  expect(text).toBe('Our own answer');
  expect(requests.map(({ provider }) => provider)).toEqual(['built-in']);
  expect(ends).toEqual([{ provider: 'built-in', input: 10, output: 5 }]);
});

test('When the model fails before its first word, then the academy answers, says why, and only that counts', async () => {
  const { ask, ends, outcomes } = asking(modelOf([], down).model);
  const { begin, text } = await readAll(await ask(question()));
  expect(begin).toEqual({ kind: 'begin', answeredBy: { kind: 'built-in' }, failure: 'unreachable' });
  expect(text).toBe('Our own answer');
  expect(ends).toEqual([{ provider: 'built-in', input: 10, output: 5 }]);
  expect(outcomes).toEqual(['unreachable']);
});

test('When the model breaks off in its middle, then its words stay, the refusal says so, and they are charged', async () => {
  const broken = new ProviderError('interrupted', 'cut');
  const { ask, ends, outcomes } = asking(modelOf(words('Half an '), broken).model);
  const { text, error } = await readAll(await ask(question()));
  expect(text).toBe('Half an ');
  expect(error).toBeInstanceOf(DomainError);
  expect(error).toMatchObject({ status: 503, code: 'model-interrupted' });
  expect(ends).toEqual([{ provider: 'openai', input: 111, output: 3 }]);
  expect(outcomes).toEqual(['interrupted']);
});

test('When a reader leaves at the last part, then the call counts as answered', async () => {
  const { ask, outcomes } = asking(modelOf([...words('Hi'), ended]).model);
  for await (const part of await ask(question())) if (part.kind === 'end') break;
  expect(outcomes).toEqual(['answered']);
});

test('When only a model can answer, then its failure is the answer and costs nothing', async () => {
  const { ask, ends } = asking(modelOf([], down).model);
  const { error } = await readAll(await ask(question({ builtIn: null })));
  expect(error).toMatchObject({ status: 503, code: 'model-unreachable' });
  expect(ends).toEqual(['released']);
  await expect(asking(null).ask(question({ builtIn: null }))).rejects.toMatchObject({ code: 'no-model' });
});

test('When the academy’s day is spent, then no model is asked and the academy answers', async () => {
  const { model, requests } = modelOf([...words('Hi'), ended]);
  const { ask } = asking(model, ledger({ isAcademySpent: true }));
  const { begin } = await readAll(await ask(question()));
  expect(begin).toMatchObject({ answeredBy: { kind: 'built-in' }, failure: 'over-quota' });
  expect(requests).toEqual([]);
});

test('When the person stops the answer, then it ends with their reason and what was said is charged', async () => {
  const stop = new AbortController();
  const { ask, ends, outcomes } = asking(modelOf([...words('one ', 'two ', 'three'), ended]).model);
  let text = '';
  const reading = (async () => {
    for await (const part of await ask(question({ signal: stop.signal }))) {
      if (part.kind === 'text') text += part.text;
      if (text === 'one two ') stop.abort(new Error('stopped'));
    }
  })();
  await expect(reading).rejects.toThrow('stopped');
  expect(text).toBe('one two ');
  expect(ends).toEqual([{ provider: 'openai', input: 111, output: 3 }]);
  expect(outcomes).toEqual(['stopped']);
});

test('When the reader goes away in the middle, then what was said is charged and the call counts as stopped', async () => {
  const { ask, ends, outcomes } = asking(modelOf([...words('one ', 'two '), ended]).model);
  for await (const part of await ask(question())) if (part.kind === 'text') break;
  expect(ends).toEqual([{ provider: 'openai', input: 111, output: 2 }]);
  expect(outcomes).toEqual(['stopped']);
});

test('When it is stopped before anybody reads, then the reservation is released', async () => {
  const stop = new AbortController();
  const { ask, ends, outcomes } = asking(modelOf([ended]).model);
  await ask(question({ signal: stop.signal }));
  stop.abort(new Error('gone'));
  expect(ends).toEqual(['released']);
  expect(outcomes).toEqual([]);
});
