/**
 * Writes what every criterion finds in the prompts of `frozen-verdicts.json` into that file, after a change of the rules
 * that was meant; the difference in git shows what it changed. Run: `node packages/prompt-rubric/test/freeze-verdicts.ts`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findingsIn, type Frozen } from './findings.ts';

const file = path.join(import.meta.dirname, 'frozen-verdicts.json');
const frozen = JSON.parse(readFileSync(file, 'utf8')) as Frozen[];
const anew = frozen.map(({ text }): Frozen => ({ text, findings: findingsIn(text) }));
writeFileSync(file, `${JSON.stringify(anew, null, 1)}\n`);
