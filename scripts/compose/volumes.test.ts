import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from './read-compose.ts';

/** Answers as Docker does: without a profile Compose knows nothing of the sandbox. */
const docker = `#!/bin/sh
case "$*" in
  *' config --format json') printf '{\\n  "name": "academy",\\n' ;;
  "compose --profile * config --volumes") printf 'mongo\\nsandbox\\n' ;;
  'compose config --volumes') echo mongo ;;
  "compose --profile * ps "*) printf "$RUNNING" ;;
  'compose ps '*) ;;
  'volume inspect '*) [ -n "$EXISTING" ] ;;
  'volume create '*) ;;
  'run '*) cat < /dev/null ;;
  *) exit 64 ;;
esac
`;

describe('The volumes of containers', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'volumes-'));
    mkdirSync(join(folder, 'secrets'));
    writeFileSync(join(folder, 'docker'), docker, { mode: 0o755 });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const run = (script: string, env: NodeJS.ProcessEnv) => {
    const PATH = `${folder}:${process.env.PATH ?? ''}`;
    const file = join(repository, 'infra/docker', script);
    return spawnSync('sh', [file, 'saved'], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH, RUNNING: '', EXISTING: '', ...env },
    });
  };

  test('are saved with those of a profile that is not started now', () => {
    const { status, stderr } = run('back-up.sh', { EXISTING: '1' });
    expect([status, stderr]).toEqual([0, '']);
    expect(readdirSync(join(folder, 'saved')).sort()).toEqual([
      'mongo.tar.gz',
      'sandbox.tar.gz',
      'secrets.tar.gz',
    ]);
  });

  test('are not saved while a container of any profile runs', () => {
    const { status, stderr } = run('back-up.sh', { EXISTING: '1', RUNNING: 'sandbox-1' });
    expect(status).toBe(1);
    expect(stderr).toContain('The academy is running.');
    expect(existsSync(join(folder, 'saved'))).toBe(false);
  });

  test('are restored with those of a profile that is not started now, unless they are there', () => {
    mkdirSync(join(folder, 'saved'));
    for (const name of ['mongo', 'sandbox']) writeFileSync(join(folder, 'saved', `${name}.tar.gz`), '');
    expect(run('restore.sh', {}).stdout).toBe('restored academy_mongo\nrestored academy_sandbox\n');
    expect(run('restore.sh', { EXISTING: '1' }).status).toBe(1);
  });
});
