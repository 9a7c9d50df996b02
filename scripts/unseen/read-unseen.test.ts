import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readContent } from '../content-check/read-content.ts';
import { readPrompt } from '@academy/prompt-rubric/reading/read-prompt.ts';
import { readChecker, readLines, readNatural, readTwins, readUnseen, unseenParts } from './read-unseen.ts';
import { shareOf } from './shares.ts';

const root = mkdtempSync(path.join(tmpdir(), 'unseen-'));
const exercise = path.join(root, 'exercises/01-first-email.yaml');
mkdirSync(path.join(root, 'unseen'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (part: string, written: string): void =>
  writeFileSync(path.join(root, `unseen/01-first-email.${part}.yaml`), written);

const weak = '- { language: es, judged: weak, kind: chat, voice: curt, text: "¿Esto cómo se hace?" }\n';

test('When the prompts are sealed, then they are read from Base64 and the open ones as they are', () => {
  write('sealed', Buffer.from(weak).toString('base64'));
  write('open', weak.replace('chat', 'vague'));
  expect(readUnseen(exercise, 'sealed')).toMatchObject([{ kind: 'chat', text: '¿Esto cómo se hace?' }]);
  expect(readUnseen(exercise, 'open')).toMatchObject([{ kind: 'vague' }]);
});

test('When a weak prompt has no kind or an unknown one, then the file is refused', () => {
  write('open', weak.replace('kind: chat, ', ''));
  expect(() => readUnseen(exercise, 'open')).toThrow(/kind/);
  write('open', weak.replace('chat', 'boring'));
  expect(() => readUnseen(exercise, 'open')).toThrow(/kind/);
});

test('When an exercise has no prompts yet, then there are none', () => {
  expect(readUnseen(path.join(root, 'exercises/02-other.yaml'), 'open')).toEqual([]);
});

test('When the content is read, then each exercise has at least 12 good and 12 weak prompts in each language, a third sealed', () => {
  const { exercises } = readContent(path.join(import.meta.dirname, '../../content'));
  for (const { id, file } of exercises) {
    const [open, sealed] = unseenParts.map((part) => readUnseen(file, part));
    for (const language of ['es', 'en'])
      for (const judged of ['good', 'weak']) {
        const of = (prompts = open) =>
          (prompts ?? []).filter((prompt) => prompt.language === language && prompt.judged === judged).length;
        expect([id, of() + of(sealed) >= 12, of(sealed) >= 4]).toEqual([id, true, true]);
      }
  }
});

test('When natural prompts and twins lie beside them, then each is read from its own file', () => {
  write('natural.open', weak);
  const twin = {
    language: 'es',
    writer: 'x',
    side: 'repaired',
    base: 'a',
    text: 'a b',
    before: '',
    after: 'b',
    point: 'b',
  };
  write('twins.sealed', Buffer.from(JSON.stringify([twin])).toString('base64'));
  expect(readNatural(exercise, 'open')).toMatchObject([{ kind: 'chat' }]);
  expect(readTwins(exercise, 'sealed')).toEqual([twin]);
  expect(readTwins(exercise, 'open')).toEqual([]);
});

test('When the content is read, then each exercise has eight good and eight weak natural prompts in each language, and twins of both kinds', () => {
  const { exercises } = readContent(path.join(import.meta.dirname, '../../content'));
  for (const { id, file } of exercises) {
    const natural = unseenParts.flatMap((part) => readNatural(file, part));
    const twins = unseenParts.flatMap((part) => readTwins(file, part));
    for (const language of ['es', 'en']) {
      const own = natural.filter((prompt) => prompt.language === language);
      const [good, weak] = ['good', 'weak'].map(
        (judged) => own.filter((row) => row.judged === judged).length,
      );
      expect([id, good, weak]).toEqual([id, 8, 8]);
      const sides = twins.filter((twin) => twin.language === language).map(({ side }) => side);
      expect([id, new Set(sides).size]).toEqual([id, 2]);
    }
    for (const { base, text } of twins) expect(text).not.toBe(base);
  }
});

test('When the content is read, then teachers have read lines of every exercise, and both the same lines', () => {
  const { exercises } = readContent(path.join(import.meta.dirname, '../../content'));
  for (const { id, file } of exercises) {
    const read = unseenParts.flatMap((part) => readLines(file, part));
    expect([id, read.length >= 3]).toEqual([id, true]);
    for (const { readings } of read) {
      const [first, second] = readings.map((lines) => Object.keys(lines).toSorted());
      expect([id, first]).toEqual([id, second]);
    }
  }
});

test('When an honest part of a prompt sounds like a word to the checker, then it is read', () => {
  const checker = readChecker('open');
  for (const language of ['es', 'en'] as const) {
    const { to, beside } = checker[language];
    expect(to.length).toBeGreaterThanOrEqual(30);
    expect(beside.filter((text) => readPrompt(text).text !== text)).toEqual([]);
  }
});

test('When a share is printed, then it says how many of how many', () => {
  expect(shareOf([{ isRight: true }, { isRight: false }, { isRight: true }])).toBe('2 of 3 (66.7 %)');
  expect(shareOf([])).toBe('0 of 0 (0.0 %)');
});
