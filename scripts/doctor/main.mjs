/**
 * `npm run doctor`: says what is there and what is missing, and how to fix it. Plain JavaScript and no package,
 * since it must answer on a machine where nothing is installed. Exit code 1 when `npm start` could not work.
 */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkAll } from './checks.mjs';
import { readEnvironment } from './read-environment.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const env = readEnvironment(join(root, '.env'));
const settings = {
  root,
  env,
  dataDir: resolve(root, env.DATA_DIR || '.data'),
  port: Number(env.PORT || 8080),
  host: env.HOST || '127.0.0.1',
  embedded: !env.MONGO_URL && !env.MONGO_URL_FILE,
};

const marks = { fine: '✓', later: '•', warning: '!', wrong: '✗' };
const findings = await checkAll(settings);
const width = Math.max(...findings.map(({ what }) => what.length));
for (const { state, what, text } of findings) console.log(`${marks[state]} ${what.padEnd(width)}  ${text}`);

const wrong = findings.filter(({ state }) => state === 'wrong').length;
console.log(
  wrong === 0
    ? '\nnpm start will work.'
    : `\nnpm start will not work yet: fix the ${wrong === 1 ? 'line' : `${wrong} lines`} marked ✗.`,
);
if (!existsSync(join(root, '.env'))) console.log('No .env file: the defaults apply (see .env.example).');
process.exitCode = wrong === 0 ? 0 : 1;
