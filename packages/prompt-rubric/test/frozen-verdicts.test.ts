import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findingsIn, type Frozen } from './findings.ts';

const frozen = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'frozen-verdicts.json'), 'utf8'),
) as Frozen[];

describe('prompts whose verdicts are known', () => {
  test.each(frozen.map(({ text, findings }) => [text, findings] as const))(
    'When rules change, then what is found in this prompt does so only on purpose: %s',
    (text, findings) => {
      expect(findingsIn(text)).toEqual(findings);
    },
  );
});
