import { languageSchema } from '../../shared/language.ts';
import { automationKinds, findAutomationKind } from './automation-kinds.ts';

const kinds = Object.entries(automationKinds);
const languages = languageSchema.options;

test.each(kinds)(
  'When %s reports figures, none, or of another version, then its result is said',
  (_type, kind) => {
    for (const counts of [kind.example, {}, { ofTomorrow: 1 }]) {
      const result = kind.resultOf(counts);
      for (const language of languages) expect(result[language]).toMatch(/^(?!.*(undefined|NaN)).+\.$/);
    }
    expect(kind.resultOf(kind.example)).not.toEqual(kind.resultOf({}));
  },
);

test('When staff read the names of all automations, then no two have the same', () => {
  for (const language of languages)
    expect(new Set(kinds.map(([, { name }]) => name[language])).size).toBe(kinds.length);
});

test('When a run writes to people or deletes, then staff are asked first', () => {
  const asked = kinds.filter(([, { question }]) => question !== null).map(([type]) => type);
  expect(asked).toEqual(expect.arrayContaining(['retention_sweep', 'practice_reminder', 'weekly_digest']));
});

test('When something publishes a queue, then it is paused at first and says that the queue was empty', () => {
  const publishing = kinds.filter(([, { queue }]) => queue !== null);
  expect(publishing.map(([, { queue }]) => queue)).toEqual(expect.arrayContaining(['documents', 'courses']));
  for (const [, { atFirst, resultOf }] of publishing) {
    expect(atFirst).toBe('paused');
    expect(resultOf({ published: 0, queued: 0 }).en).toMatch(/queue is empty/);
  }
});

test('When a type is of another version, then there is no kind of it', () => {
  expect([findAutomationKind('make_coffee'), findAutomationKind('toString')]).toEqual([null, null]);
});
