import { placedPassages } from '../../../knowledge/domain/placed-passages.ts';
import { askedFor } from '../asked-for.ts';
import { choosePoints } from './choose-points.ts';
import { drawPoint } from './draw-point.ts';
import { sectionsAround } from './section.ts';
import { tellApart } from './tell-apart.ts';

const content = `## Marks

A prompt is one strip of text. The model has to work out where your text ends. This is called confusion.

A delimiter is a mark that says where a text begins.

## Checking

Forty rows need no rereading:

1. Count the rows.
2. Look at the labels.

Something else entirely.

## Tone

Two samples teach a tone.

> Write it warmly.
>
> → Write it ==like these two notes==.`;

const passages = placedPassages('lesson', {
  ...{ _id: 'l', sequence: 1, titleEs: '', titleEn: 'Lesson', contentEs: '', contentEn: content },
});
const sections = sectionsAround(passages, passages);

/** Close are the texts that have these words. */
const closeTo =
  (...words: string[]) =>
  (text: string): number =>
    words.filter((word) => text.includes(word)).length / words.length;

const answer = (question: string, ...words: string[]): string[] =>
  choosePoints(sections, { asked: askedFor(question), closeness: closeTo(...words), count: 3 }).map(
    ({ units }) => drawPoint(units, 'en'),
  );

test('When the best sentence points at one before it, then what it points at is quoted first', () => {
  expect(answer('Why do models mix texts?', 'confusion')).toEqual([
    'The model has to work out where your text ends. This is called confusion.',
  ]);
});

test('When something is to be defined, then the sentence that defines it is quoted alone', () => {
  expect(answer('What is a delimiter?', 'text')).toEqual([
    'A delimiter is a mark that says where a text begins.',
  ]);
});

test('When one step answers how to do something, then all steps come with what introduces them', () => {
  expect(answer('How do I check rows?', 'labels')).toEqual([
    'Forty rows need no rereading:\n\n1. Count the rows.\n2. Look at the labels.',
  ]);
});

test('When an example is wanted, then the good version is shown as a sample with what it stands in the place of', () => {
  expect(answer('Give me an example of tone', 'tone')).toEqual([
    'Instead of “Write it warmly.”:\n\n```text\nWrite it like these two notes.\n```',
  ]);
});

test('When two things are told apart, then each is quoted where it is explained', () => {
  const part = (subject: string) => ({ subject, sections, closeness: closeTo(subject) });
  const points = tellApart([part('delimiter'), part('samples')], { sections, closeness: closeTo('neither') });
  expect(points.map(({ units }) => units[0]?.text)).toEqual([
    'A delimiter is a mark that says where a text begins.',
    'Two samples teach a tone.',
  ]);
});

test('When a sample has a fence of its own, then the quotation around it is longer', () => {
  const unit = { kind: 'sample' as const, form: 'code' as const, block: 1, node: 1, text: '```' };
  expect(drawPoint([{ ...unit, passage: passages[0]! }], 'en')).toBe('Sample:\n\n````text\n```\n````');
});
