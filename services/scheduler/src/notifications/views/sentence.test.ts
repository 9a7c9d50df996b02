import { languages } from '@academy/service-kit/text/localised.ts';
import { notificationKinds } from '../kinds/notification-kinds.ts';
import { sentenceOf } from './sentence.ts';

const said = {
  count: 2,
  actor: 'Ben S.',
  subject: { es: 'El tono', en: 'The tone' },
  at: new Date('2026-03-31T22:30:00Z'),
};
const texts = notificationKinds.flatMap(({ words }) => Object.keys(words.en.says));

test.each(texts)('When a notification says %s, then it is whole in both languages, which differ', (text) => {
  for (const one of [said, { ...said, count: 1, actor: null, subject: null }]) {
    const { es, en } = sentenceOf({ text, ...one });
    for (const sentence of [es, en]) expect(sentence).toMatch(/^(?!.*(undefined|null|NaN|Invalid)).{10,}$/);
    expect(es).not.toBe(en);
  }
});

test('When two kinds have sentences, then no text is of both, in either language', () => {
  expect(new Set(texts).size).toBe(texts.length);
  for (const language of languages)
    expect(notificationKinds.flatMap(({ words }) => Object.keys(words[language].says))).toEqual(texts);
});

test('When it stands for one or for several, then it says who or how many', () => {
  expect(sentenceOf({ text: 'reply', ...said, count: 1 })).toEqual({
    es: 'Ben S. ha respondido a tu publicación «El tono»',
    en: 'Ben S. replied to your post “The tone”',
  });
  expect(sentenceOf({ text: 'reply', ...said }).es).toBe('2 respuestas nuevas a tu publicación «El tono»');
});

test('When it names the day of a contract, then it is that of the contract, wherever the server is', () => {
  expect(sentenceOf({ text: 'plan_cancelling', ...said }).en).toBe('Your Premium plan ends on 1 April 2026');
});

test.each(['of_another_version', 'toString'])(
  'When a row says %s, which this version does not know, then there is plainly something new',
  (text) => {
    expect(sentenceOf({ text, ...said }).es).toBe('Tienes una novedad: El tono');
    expect(sentenceOf({ text, ...said, subject: null }).en).toBe('You have something new');
  },
);
