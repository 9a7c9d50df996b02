import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { policyFile } from '@academy/contracts/content/unseen-file.ts';
import { MUST_NOT_KINDS } from '@academy/prompt-rubric/rubric.ts';
import { readContent } from '../content-check/read-content.ts';
import { parseUnseen, readTwins, unseenParts } from './read-unseen.ts';
import { sharingRuns } from './shared-runs.ts';

const content = path.join(import.meta.dirname, '../../content');
const languages = ['es', 'en'] as const;

test('When texts have five words in a row in common, then the later one is found', () => {
  const texts = ['Si falta la fecha, dilo ya.', 'Otra cosa.', 'Y si falta la fecha, ¡dilo!'];
  expect(sharingRuns(texts)).toEqual([2]);
});

test('When fewer words are in common, or something between them is left out, then no text is found', () => {
  expect(sharingRuns(['one two three four five', 'one two three four six'])).toEqual([]);
  expect(sharingRuns(['one two three four five', 'one two three … four five'])).toEqual([]);
  expect(sharingRuns(['one two three one two three one two three'])).toEqual([]);
});

// What is expected counts and never shows a text: half of them are sealed.
test('When an exercise has twins, then no two in a language share five words of what was changed', () => {
  const { exercises } = readContent(content);
  const sharing = exercises.flatMap(({ id, file }) => {
    const twins = unseenParts.flatMap((part) => readTwins(file, part));
    return languages.flatMap((language) => {
      const clauses = twins
        .filter((twin) => twin.language === language)
        .map(({ before, after }) => (after === '' ? before : after));
      return sharingRuns(clauses).map((at) => `${id} ${language} twin ${at}`);
    });
  });
  expect(sharing).toEqual([]);
});

test('When a policy has sentences, then at most one in a hundred shares five words with an earlier one', () => {
  const shares = MUST_NOT_KINDS.flatMap((kind) =>
    languages.flatMap((language) =>
      unseenParts.map((part) => {
        const name = `${kind}.${language}.${part}.yaml`;
        const file = path.join(content, 'policies', name);
        const written = existsSync(file)
          ? policyFile.parse(parseUnseen(readFileSync(file, 'utf8'), part))
          : [];
        const sentences = written.flatMap((writer) => [...writer.keep, ...writer.break, ...writer.beside]);
        return { name, share: sharingRuns(sentences).length / Math.max(1, sentences.length) };
      }),
    ),
  );
  expect(shares).toHaveLength(48);
  expect(shares.filter(({ share }) => share > 0.01)).toEqual([]);
});
