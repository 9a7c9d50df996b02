/**
 * How well texts of equal meaning are told from others: `npm run quality -w packages/meaning` prints the open half of
 * test/pairs, `-- --sealed` the other half. Change vectors or vocabulary by the first only.
 */
import { loadMeaning } from '../src/load-meaning.ts';
import { judgePairs, pairSets, readPairs, type Half } from '../test/pairs.ts';

const half: Half = process.argv.includes('--sealed') ? 'sealed' : 'open';
const meaning = loadMeaning();

console.log(`${half} half`.padEnd(18), 'pairs   mean  partner is the closest');
for (const set of pairSets) {
  const pairs = readPairs(set, half);
  const { mean, found } = judgePairs(meaning, pairs);
  const closest = set === 'unrelated' ? '' : `${Math.round(found * 100)}%`;
  console.log(set.padEnd(18), String(pairs.length).padStart(5), mean.toFixed(3).padStart(6), '', closest);
}
