import { taughtBy } from './taught-references.ts';

const ways = ['Write a letter', 'Draft a short invoice', 'Explain the recipe', 'Plan a long holiday'];
const judged = ways.map((way, at) => ({
  _id: `judged-${at}`,
  text: `${way} for Zybrgentha about wheelbarrows, please`,
  good: true,
}));

test('When a member names somebody in many prompts, then the name is not among the words that browsers read', async () => {
  const exercise = { promptEs: 'Habla de carretillas.', promptEn: 'Speak of wheelbarrows.' };
  const words = Object.keys((await taughtBy(judged, exercise))?.words ?? {});
  expect(words).toContain('wheel');
  expect(words).toContain('pleas');
  expect(words).not.toContain('zybrg');
});

test('When the exercise has gone, then only words that the model knows are shown', async () => {
  const words = Object.keys((await taughtBy(judged, undefined))?.words ?? {});
  expect(words).not.toContain('zybrg');
});
