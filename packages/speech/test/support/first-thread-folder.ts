import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What threads of one process find in the same place: neither an address's query nor a test's environment reaches them. */
export const firstThreadFolder = join(tmpdir(), `first-voice-thread-${process.pid}`);
