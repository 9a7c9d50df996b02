/** `npm run borders`: holds the imports of all workspaces against the rules in `borders/`. */
import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import { borders } from './borders/borders.ts';
import { knownCircles } from './borders/known-exceptions.ts';

const began = performance.now();
const { forbidden, options } = borders;
const found = await cruise(['.'], { ...options, validate: true, ruleSet: { forbidden } });
const imports = found.output as ICruiseResult;
const { output, exitCode } = await format(imports, { outputType: 'err' });

const inCircle = new Set(
  imports.modules
    .filter(({ dependencies }) => dependencies.some(({ circular }) => circular))
    .map(({ source }) => source),
);
const needless = knownCircles.filter(({ through }) => !inCircle.has(through));

process.stdout.write(String(output));
for (const { through } of needless)
  process.stdout.write(`${through} is in no circle any more: take it out of known-exceptions.ts.\n`);
process.stdout.write(
  `${String(knownCircles.length)} known exceptions; ${((performance.now() - began) / 1000).toFixed(1)} s\n`,
);
process.exitCode = exitCode > 0 || needless.length > 0 ? 1 : 0;
