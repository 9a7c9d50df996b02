/** `node start-fixture.ts <root>`: a starter in a process of its own, for tests that kill it. */
import { startAcademy } from './academy.ts';
import { startConfig } from './config.ts';

const [root = ''] = process.argv.slice(2);
const academy = await startAcademy({
  root,
  config: startConfig(process.env, root),
  progress: { step: () => ({ done: () => {}, failed: () => {} }), note: () => {}, close: () => {} },
  signal: new AbortController().signal,
  onFirstAdmin: () => {},
});
process.stdout.write(`${academy.publicUrl}\n`);
