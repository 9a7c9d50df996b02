import { expect, it } from '@jest/globals';
import type { PromptVerdict } from '@academy/prompt-rubric/rubric.ts';
import type { AskedAnswer, JudgedAnswer } from '../live/messages.ts';
import type { Question } from '../live/question.ts';
import { createAnswerJudge, type Thread } from './answer-judge.ts';

const samples = { es: { good: [], weak: [] }, en: { good: [], weak: [] } };
const rubric = { passScore: 60, criteria: [{ id: 'task' as const, weight: 1 }] };
const question: Question = {
  exercise: { rubric, prompt: { es: '', en: '' }, hints: {}, samples },
  references: null,
  language: 'en',
};
const verdict = { score: 90 } as PromptVerdict; // It is passed on unread.

/** A judge, the threads that it opened and what it told. */
function begun() {
  const threads: (Thread & { asked: AskedAnswer[]; isClosed: boolean })[] = [];
  const told: [string, unknown][] = [];
  const open = () => {
    const thread = {
      asked: [] as AskedAnswer[],
      isClosed: false,
      onmessage: null,
      onerror: null,
      postMessage: (message: AskedAnswer) => void thread.asked.push(message),
      terminate: () => (thread.isClosed = true),
    };
    threads.push(thread);
    return thread;
  };
  const judge = createAnswerJudge<string>(open, (of, result) => told.push([of, result]));
  return {
    judge,
    threads,
    told,
    ask: (of: string) => judge.ask({ answer: `text of ${of}`, question, of }),
    reply: (at: number, data: JudgedAnswer) =>
      threads[at]?.onmessage?.({ data } as MessageEvent<JudgedAnswer>),
    break: (at: number) => threads[at]?.onerror?.({} as ErrorEvent),
  };
}

it('When an answer is judged, then its verdict is told once, and one thread serves for the next', () => {
  const { ask, reply, threads, told } = begun();
  ask('one');
  expect(threads[0]?.asked).toMatchObject([{ id: 1, answer: 'text of one', language: 'en' }]);
  reply(0, { id: 1, verdict });
  reply(0, { id: 1, verdict });
  expect(told).toEqual([['one', verdict]]);
  ask('two');
  expect(threads).toHaveLength(1);
});

it('When another was asked meanwhile, then only what came of the last is told', () => {
  const { ask, reply, told } = begun();
  ask('one');
  ask('two');
  reply(0, { id: 1, verdict });
  expect(told).toEqual([]);
  reply(0, { id: 2, failure: 'No memory' });
  expect(told).toEqual([['two', null]]);
});

it('When the thread breaks, then that is told, and the next answer is judged in another', () => {
  const { ask, reply, break: breakThread, threads, told } = begun();
  ask('one');
  breakThread(0);
  expect(told).toEqual([['one', null]]);
  expect(threads[0]?.isClosed).toBe(true);
  ask('two');
  reply(1, { id: 2, verdict });
  expect(told.at(-1)).toEqual(['two', verdict]);
});

it('When the thread breaks while nothing is asked, then nothing is told, and the next answer is judged', () => {
  const { judge, ask, reply, break: breakThread, threads, told } = begun();
  judge.prepare();
  breakThread(0);
  expect(told).toEqual([]);
  ask('one');
  expect(threads).toHaveLength(2);
  reply(1, { id: 1, verdict });
  expect(told).toEqual([['one', verdict]]);
});
