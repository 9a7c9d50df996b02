import path from 'node:path';
import { runSelfTests } from '../../../scripts/content-check/self-tests.ts';
import { readContent } from '../../../scripts/content-check/read-content.ts';

const { exercises } = readContent(path.join(import.meta.dirname, '../../../content'));

describe('the samples of the academy’s exercises', () => {
  test('there are some', () => {
    expect(exercises.length).toBeGreaterThan(0);
  });

  test.each(exercises.map(({ id, ...rest }) => [id, { id, ...rest }] as const))(
    'When the samples of %s are judged, then the good pass, the weak do not, and neither do its own texts',
    (_, exercise) => {
      const { misjudged } = runSelfTests([exercise]);
      expect(misjudged.map(({ language, kind, index, text }) => ({ language, kind, index, text }))).toEqual(
        [],
      );
    },
  );
});
