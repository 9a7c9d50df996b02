/** What the rules call things: regular expressions of paths from the repository's root. */

export const production = '^((packages|services)/[^/]+|gateway|web-learner|web-admin)/src/';
export const tests = ['\\.test\\.tsx?$', '/test/', '^packages/[^/]+/(src/testing|jest)/'];

export const oneOf = (names: readonly string[]): string => `(${names.join('|')})`;
