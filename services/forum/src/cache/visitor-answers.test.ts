import { createVisitorAnswers } from './visitor-answers.ts';

const counting = (now?: () => number) => {
  let made = 0;
  const answers = createVisitorAnswers(now);
  const ask = async (key = 'list'): Promise<string> =>
    (await answers.answer(key, () => Promise.resolve({ body: (made += 1), next: null }))).json;
  return { answers, ask };
};

test('When visitors ask for the same, then it is made once; for something else, anew', async () => {
  const { ask } = counting();
  expect([await ask(), await ask(), await ask('thread')]).toEqual(['1', '1', '2']);
});

test('When something was written, or two seconds have gone by, then it is made anew', async () => {
  let now = 0;
  const { answers, ask } = counting(() => now);
  const all = [await ask()];
  answers.forget();
  all.push(await ask());
  now = 2_000;
  all.push(await ask());
  expect(all).toEqual(['1', '2', '3']);
});

test('When something is written while a read is under way, then that read is not kept', async () => {
  const { answers, ask } = counting();
  let finish = (): void => undefined;
  const slow = answers.answer('list', async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return { body: 'old', next: null };
  });
  answers.forget();
  finish();
  expect((await slow).json).toBe('"old"');
  expect(await ask()).toBe('1');
});

test('When a read fails, then it is not remembered', async () => {
  const { answers, ask } = counting();
  await expect(answers.answer('list', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await ask()).toBe('1');
});
