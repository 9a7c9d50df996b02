/** Loaded before a command (`--import`): keeps its compiled code, and passes no variable on to what it starts. */
import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiledCode } from '../machine/compiled-code.mjs';

enableCompileCache(compiledCode(join(dirname(fileURLToPath(import.meta.url)), '..', '..')));
