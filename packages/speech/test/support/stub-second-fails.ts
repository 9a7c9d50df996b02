import { mkdirSync } from 'node:fs';
import { firstThreadFolder } from './first-thread-folder.ts';

// It can be made once, so only the first thread of a process starts.
mkdirSync(firstThreadFolder);
await import('./stub-voice.ts');
