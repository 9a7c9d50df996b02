/** `node run-fixture.ts <root>`: the whole of `npm start` on another root; SIGUSR2 is an error that nobody caught. */
import { runStart } from './run-start.ts';

const [root = ''] = process.argv.slice(2);
process.on('SIGUSR2', () => {
  throw new Error('a defect');
});
process.exit(await runStart({ root, env: () => process.env }));
