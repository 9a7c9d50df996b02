/** `npm run borders`: holds the imports of all workspaces against the rules in `borders/`. */
import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import { borders } from './borders/borders.ts';

const began = performance.now();
const { forbidden, options } = borders;
const found = await cruise(['.'], { ...options, validate: true, ruleSet: { forbidden } });
const { output, exitCode } = await format(found.output as ICruiseResult, { outputType: 'err' });

process.stdout.write(String(output));
process.stdout.write(`${((performance.now() - began) / 1000).toFixed(1)} s\n`);
process.exitCode = exitCode > 0 ? 1 : 0;
