import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areScreens, haveScreensChanged } from './screens-changed.ts';

test.each([
  'web-learner/src/features/lessons/components/verdict/verdict-view.tsx',
  'web-admin/src/app/layout/layout.css',
  'web-learner/src/features/lessons/locales/es.json',
  'services/scheduler/src/mail/locales/en.ts',
  'services/scheduler/src/mail/kinds/reply/words.ts',
  'gateway/src/edge/gateway-texts.ts',
])('When %s has changed, then people see something else', (file) => {
  expect(areScreens(['README.md', file])).toBe(true);
});

test.each(['services/auth/src/service.ts', 'web-learner/src/shared/later.ts', 'docs/glossary.md'])(
  'When only %s has changed, then they do not',
  (file) => {
    expect(areScreens([file])).toBe(false);
  },
);

describe('In a repository', () => {
  const root = mkdtempSync(join(tmpdir(), 'screens-'));
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...words], {
      cwd: root,
      stdio: 'pipe',
    });
  afterAll(() => rmSync(root, { recursive: true }));

  test('When a screen is written and not committed, then it has changed, and no longer once it is', () => {
    expect(haveScreensChanged(root)).toBe(false);
    git('init', '-q');
    mkdirSync(join(root, 'web-learner'));
    writeFileSync(join(root, 'web-learner/a.tsx'), '1');
    git('add', '.');
    git('commit', '-qm', 'one');
    expect(haveScreensChanged(root)).toBe(false);
    writeFileSync(join(root, 'web-learner/a.tsx'), '2');
    expect(haveScreensChanged(root)).toBe(true);
    git('commit', '-qam', 'two');
    expect(haveScreensChanged(root)).toBe(false);
  });
});
