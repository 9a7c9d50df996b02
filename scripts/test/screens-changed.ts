import { execFileSync } from 'node:child_process';

/** What a reader of either language sees: the apps' components and styles, every locale, and the words of mails. */
const screen =
  /^(web-(learner|admin)|packages\/web-kit)\/.*\.(tsx|css)$|\/locales\/|(-texts|\/kinds\/[^/]+\/words)\.ts$/;

/** Whether any of these files is something that people read or look at. */
export const areScreens = (files: readonly string[]): boolean => files.some((file) => screen.test(file));

const changedSince = (root: string, commit: string): string[] =>
  execFileSync('git', ['diff', '--name-only', commit, '--'], { cwd: root, encoding: 'utf8', stdio: 'pipe' })
    .split('\n')
    .filter(Boolean);

/**
 * Whether a screen or a locale differs from the branch that this one follows, or from the last commit where it follows
 * none. False where there is no git.
 */
export const haveScreensChanged = (root: string): boolean => {
  for (const commit of ['@{upstream}', 'HEAD'])
    try {
      return areScreens(changedSince(root, commit));
    } catch {
      // No branch to follow, no commit, or no git.
    }
  return false;
};
