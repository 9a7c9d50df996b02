import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leftovers, runMark } from './leftovers.ts';

const root = mkdtempSync(join(tmpdir(), 'leftovers-'));
const hang = 'setInterval(() => {}, 1000)';
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(root, { recursive: true });
});

const start = async (script: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['-e', script, root], { env, stdio: 'pipe' });
  children.push(child);
  await once(child, 'spawn');
  return child;
};

const pidsOf = (run: string): number[] => leftovers(run, root).map(({ pid }) => pid);

test('A process that carries the run’s mark is found, and no other run’s', async () => {
  const { pid } = await start(hang, { ...process.env, [runMark]: 'one' });
  expect(pidsOf('one')).toEqual([pid]);
  expect(pidsOf('two')).toEqual([]);
});

test('An unmarked process of ours is found once nobody is its parent', async () => {
  const orphan = `const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, ['-e', '${hang}', process.argv[1]], { detached: true, stdio: 'ignore', env: {} });
    child.unref(); console.log(child.pid);`;
  const parent = await start(orphan, {});
  const [line] = (await once(parent.stdout!, 'data')) as [Buffer];
  const pid = Number(line.toString());
  if (parent.exitCode === null) await once(parent, 'exit');
  try {
    expect(pidsOf('none')).toEqual([pid]);
  } finally {
    process.kill(pid, 'SIGKILL');
  }
});
