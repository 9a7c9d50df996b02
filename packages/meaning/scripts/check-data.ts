/** Verifies that data/ is what data/SHA256SUMS says: `npm run check -w packages/meaning`. */
import { damagedFiles } from './checksums.ts';

const damaged = damagedFiles();
for (const name of damaged) console.error(`data/${name} does not have the checksum in data/SHA256SUMS`);
if (damaged.length === 0) console.log('data/ is as built');
process.exitCode = damaged.length === 0 ? 0 : 1;
