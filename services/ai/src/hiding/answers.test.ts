import { createAnswers, forgetAnswers } from './answers.ts';

test('When a list is read again, then it is made once in each language until it is forgotten', async () => {
  const made: string[] = [];
  const answers = createAnswers(async (language) => {
    made.push(language);
    return [made.length];
  });
  const first = await answers.es.read();
  expect(await answers.es.read()).toBe(first);
  await answers.en.read();
  expect(made).toEqual(['es', 'en']);
  forgetAnswers(answers);
  await Promise.all([answers.es.read(), answers.es.read(), answers.en.read()]);
  expect(made).toEqual(['es', 'en', 'es', 'en']);
});
