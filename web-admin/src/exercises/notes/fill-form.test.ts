import { describe, expect, it } from '@jest/globals';
import type { RubricData } from '@academy/contracts/content/exercise-file.ts';
import { filledForm, keptTexts, type FilledForm } from './fill-form.ts';
import { labelFor, withPoints } from './points-of-notes.ts';
import { readNotes } from './read-notes.ts';

const rubric: RubricData = { passScore: 60, criteria: [{ id: 'task', weight: 2 }] };
const form: FilledForm = {
  titleEs: 'Uno',
  titleEn: 'One',
  promptEs: '',
  promptEn: ' ',
  hints: { nudge: { es: 'Mira', en: '' }, targeted: { es: '', en: '' }, example: { es: '', en: '' } },
  samples: { es: { good: ['Resume.', ''], weak: [] }, en: { good: [], weak: [] } },
  rubric,
};
const notes = readNotes(`Title
ES: El acta
EN: The minutes
Instructions
ES: Escribe.
EN: Write.
Hints
1. ES: ¿Quién? / EN: Who?
Good sample
ES: Resume.
EN: Sum up.
Good sample
ES: Resume ya.

Points
1. ES: Dice quién. / EN: Says who.`);
const fill = (there: FilledForm, replaces = false) => filledForm(there, { notes, replaces });

describe('filling in from notes', () => {
  it('When texts are there, then they stay, empty ones are filled, and lists go on', () => {
    const filled = fill(form);
    expect(filled).toMatchObject({
      titleEs: 'Uno',
      titleEn: 'One',
      promptEs: 'Escribe.',
      promptEn: 'Write.',
      hints: { nudge: { es: 'Mira', en: 'Who?' }, targeted: { es: '', en: '' } },
      samples: { es: { good: ['Resume.', 'Resume ya.'], weak: [] }, en: { good: ['Sum up.'], weak: [] } },
    });
    expect(filled.rubric).toMatchObject({
      criteria: [{ id: 'task' }, { id: 'mentions', label: { es: 'Dice quién', en: 'Says who' } }],
    });
    expect(keptTexts(form, notes)).toBe(3);
  });

  it('When they are filled in twice, then nothing is there twice', () => {
    const filled = fill(form);
    expect(fill(filled)).toEqual(filled);
  });

  it('When what is there is replaced, then only what the notes speak of', () => {
    const filled = fill({ ...form, samples: { ...form.samples, en: { good: [], weak: ['Bad.'] } } }, true);
    expect(filled).toMatchObject({
      titleEs: 'El acta',
      hints: { nudge: { es: '¿Quién?', en: 'Who?' } },
      samples: { en: { good: ['Sum up.'], weak: ['Bad.'] } },
      rubric: { passScore: 60, criteria: [{ label: { en: 'Says who' } }] },
    });
  });

  it('When the rubric is text that no card shows, then it stays as it is', () => {
    expect(fill({ ...form, rubric: 'criteria: [' }).rubric).toBe('criteria: [');
  });
});

describe('points of notes', () => {
  it('When a second paste has the other language, then the points get their second name', () => {
    const points = (sentences: string[], language: 'es' | 'en') =>
      sentences.map((one) => ({
        es: '',
        en: '',
        isEssential: false,
        any: { es: [], en: [], [language]: [`${one}!`] },
        [language]: one,
      }));
    const first = withPoints(rubric, {
      points: points(['Dice quién.', 'Da un límite.'], 'es'),
      replaces: false,
    });
    const second = withPoints(first.rubric, {
      points: points(['Says who.', 'Gives a limit.'], 'en'),
      replaces: false,
    });
    expect(second.rubric.criteria.slice(1).map(({ label }) => label)).toEqual([
      { es: 'Dice quién', en: 'Says who' },
      { es: 'Da un límite', en: 'Gives a limit' },
    ]);
    expect(second.rubric.criteria.slice(1).map(({ any }) => any)).toEqual([
      { es: ['Dice quién.!'], en: ['Says who.!'] },
      { es: ['Da un límite.!'], en: ['Gives a limit.!'] },
    ]);
  });

  it('When the notes say that a prompt must have it, then the point is essential, and else it is not', () => {
    const point = { es: 'Dice quién.', en: 'Says who.' };
    const [must, may] = [true, false].map((isEssential) =>
      withPoints(rubric, { points: [{ ...point, isEssential }], replaces: true }).rubric.criteria.at(-1),
    );
    expect(must).toMatchObject({ mustHave: true, any: { es: [], en: [] }, byMeaning: true });
    expect(may).not.toHaveProperty('mustHave');
  });

  it('When there are more than a rubric may have, then the rest is counted', () => {
    const points = Array.from({ length: 14 }, (_, at) => ({
      es: `Punto ${at}`,
      en: `Point ${at}`,
      isEssential: false,
    }));
    const { rubric: full, leftOut } = withPoints(rubric, { points, replaces: false });
    expect([full.criteria.length, leftOut]).toEqual([12, 3]);
  });

  it.each([
    ['It shows where the minutes go.', 'It shows where the minutes go'],
    [
      "It says who reads it and in what situation: the director, who wasn't there, or has five minutes.",
      'It says who reads it and in what situation',
    ],
    [
      'It asks only for what changes for the people in the warehouse, not a summary of everything.',
      'It asks only for what changes for the people in the…',
    ],
    [`${'x'.repeat(80)}`, `${'x'.repeat(15)}…`],
  ])('When a sentence becomes a name, then it fits: %j', (sentence, label) => {
    expect(labelFor(sentence)).toBe(label);
    expect(label.length).toBeLessThanOrEqual(60);
  });
});
