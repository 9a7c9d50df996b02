import { join } from 'node:path';

/** Where the code that Node has compiled is kept for the next start: most of a process's start is spent on it otherwise. */
export const compiledCode = (root) => join(root, 'node_modules', '.cache', 'academy', 'compiled');
