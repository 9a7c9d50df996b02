import path from 'node:path';
import { readContent } from '../../../scripts/content-check/read-content.ts';
import { subjectOf } from '../../../scripts/unseen/subject-of.ts';
import { checkPrompt } from '../src/check-prompt.ts';
import { exerciseTexts } from '../src/exercise-texts.ts';
import type { Language, PromptVerdict } from '../src/rubric.ts';

/** Prompts in forms that nobody had in mind when the exercise was written, judged as catalog does. */
const { exercises } = readContent(path.join(import.meta.dirname, '../../../content'));
const languages = ['es', 'en'] as const;
const other = { es: 'en', en: 'es' } as const;

const judged = exercises.map((found) => {
  const { exercise } = found;
  const texts = exerciseTexts(exercise);
  const subject = subjectOf(found);
  const judge = (text: string, language: Language): PromptVerdict =>
    checkPrompt(text, exercise.rubric, language, texts, { subject });
  return { judge, samples: exercise.samples };
});

/** Samples of all exercises, each with its language and the sample of the other language in the same place. */
const samplesOf = (worth: 'good' | 'weak') =>
  judged.flatMap(({ judge, samples }) =>
    languages.flatMap((language) =>
      samples[language][worth].map((text, at) => ({
        judge,
        language,
        text,
        otherText: samples[other[language]][worth][at] ?? '',
      })),
    ),
  );
const [good, weak] = [samplesOf('good'), samplesOf('weak')];

type Sample = (typeof good)[number];
/** The share of samples that pass in a form; `inLanguage` is that of the interface. */
const passing = (
  samples: readonly Sample[],
  form: (sample: Sample) => string,
  inLanguage = ({ language }: Sample): Language => language,
): number =>
  samples.filter((sample) => sample.judge(form(sample), inLanguage(sample)).passed).length / samples.length;

test('When the interface has the other language, then every good sample passes and no weak one', () => {
  const otherInterface = ({ language }: Sample) => other[language];
  expect(passing(good, ({ text }) => text, otherInterface)).toBe(1);
  expect(passing(weak, ({ text }) => text, otherInterface)).toBe(0);
});

test('When a good English prompt is checked in the Spanish interface, then it is told so in Spanish', () => {
  const [english] = good.filter(({ language }) => language === 'en');
  const verdict = english?.judge(english.text, 'es');
  expect(verdict).toMatchObject({ passed: true, promptLanguage: 'en' });
  const task = verdict?.criteria.find(({ id }) => id === 'task');
  expect(task?.message).toMatch(/^La tarea se entiende a la primera: «Write an email/);
});

/** The first half of the sentences in one language, the second in the other. */
const mixed = ({ text, otherText }: Sample): string => {
  const [first, second] = [text, otherText].map((half) => half.split(/(?<=[.!?])\s+/));
  const [from, to] = [Math.floor((second?.length ?? 0) / 2), Math.ceil((first?.length ?? 0) / 2)];
  return [...(first?.slice(0, to) ?? []), ...(second?.slice(from) ?? [])].join(' ');
};

test('When a good prompt begins in one language and ends in the other, then it passes', () => {
  expect(passing(good, mixed)).toBe(1);
});

const inCode: Record<string, (text: string) => string> = {
  'in a code fence': (text) => `\`\`\`\n${text}\n\`\`\``,
  'in a fence of Python': (text) => `\`\`\`python\nprompt = """\n${text}\n"""\nprint(ask(prompt))\n\`\`\``,
  'as a Python string': (text) => `prompt = """\n${text}\n"""`,
  'as a template string': (text) => `const prompt = \`${text}\`;`,
};

test.each(Object.entries(inCode))(
  'When prompts stand %s, then hardly a good one fails and hardly a weak one passes',
  (_, form) => {
    expect(passing(good, ({ text }) => form(text))).toBeGreaterThan(0.975);
    expect(passing(weak, ({ text }) => form(text))).toBeLessThan(0.02);
  },
);

const faces = ['🙂', '👍🏽', '👨‍👩‍👧'];
const betweenWords = ({ text }: Sample): string => {
  let blanks = 0;
  return text.replaceAll(' ', () => ((blanks += 1) % 4 === 0 ? ` ${faces[blanks % faces.length]} ` : ' '));
};
const afterSentences = ({ text }: Sample): string =>
  `👋 ${text.replaceAll(/([.!?])(\s|$)/g, '$1 😊$2')} 🙏🙏`;

test('When emoji stand after each sentence, then every good prompt still passes', () => {
  expect(passing(good, afterSentences)).toBe(1);
  expect(passing(weak, afterSentences)).toBeLessThan(0.01);
});

test('When emoji stand between words, then hardly a verdict turns', () => {
  expect(passing(good, betweenWords)).toBeGreaterThan(0.99);
  expect(passing(weak, betweenWords)).toBeLessThan(0.01);
});

const notesOf = {
  es: [
    'Lucía abre la reunión y repasa los pedidos de septiembre, que han bajado un poco.',
    'Se decide cambiar la empresa de limpieza a partir de octubre.',
    'Marta llamará el jueves al ascensorista para pedir el precio por escrito.',
    'Queda pendiente el cartel del portal: nadie dice quién lo hace ni para cuándo.',
  ],
  en: [
    'Lucy opens the meeting and goes through the September accounts, which are slightly down.',
    'We decide to change the cleaning company from October.',
    'Martha will ring the lift engineer on Thursday and ask for a price in writing.',
    'The sign at the entrance is still open: nobody says who does it or by when.',
  ],
} as const;
/** A prompt with notes after it, so many characters in all. */
const withNotes = (text: string, { language, length }: { language: Language; length: number }): string => {
  const [before, after] = [`${text}\n\n"""\n`, '\n"""'];
  const minutes = Array.from({ length: 200 }, (_, at) => `${at + 1}. ${notesOf[language][at % 4]}`);
  return before + minutes.join('\n').slice(0, length - before.length - after.length) + after;
};

test.each([1_000, 4_000, 10_000])(
  'When a prompt brings notes and has %i characters, then it passes if it is good and not if it is weak',
  (length) => {
    const minutes = judged[exercises.findIndex(({ id }) => id.endsWith('--meeting-minutes'))];
    for (const language of languages)
      for (const worth of ['good', 'weak'] as const)
        for (const text of minutes?.samples[language][worth].slice(0, 5) ?? []) {
          const long = withNotes(text, { language, length });
          expect(long).toHaveLength(length);
          expect([minutes?.judge(long, language).passed, text]).toEqual([worth === 'good', text]);
        }
    expect.assertions(40);
  },
);

const recipeOf = {
  es: 'Mezcla la harina con la sal y amasa diez minutos hasta que quede lisa; deja que repose tapada en un sitio cálido. ',
  en: 'Mix the flour with the salt and knead for ten minutes until it is smooth; let it rest, covered, in a warm place. ',
} as const;

test('When long material on something else is pasted after a prompt, then its verdict stays', () => {
  const pasted = ({ text, language }: Sample): string =>
    `${text.trim()}\n\n${language === 'es' ? 'Texto' : 'Text'}:\n<<<\n${recipeOf[language].repeat(12)}\n>>>`;
  expect(passing(good, pasted)).toBeGreaterThan(0.99);
  expect(passing(weak, pasted)).toBeLessThan(0.02);
});

test.each([
  ['', 'en', 'I can’t find what the model has to do.'],
  [' \n\t\n ', 'es', 'No encuentro qué tiene que hacer el modelo.'],
  ['🙂🙂', 'en', 'I can’t find what the model has to do.'],
  ['```\n```', 'es', 'No encuentro qué tiene que hacer el modelo.'],
] as const)(
  'When there are no words (%j), then nothing passes and the task’s line says so in a sentence',
  (text, language, said) => {
    for (const { judge } of judged) {
      const { passed, score, criteria } = judge(text, language);
      expect([passed, score, criteria.flatMap(({ spans }) => spans)]).toEqual([false, 0, []]);
      expect(criteria.find(({ id }) => id === 'task')?.message).toBe(said);
    }
  },
);
