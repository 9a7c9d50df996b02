import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAcademy } from '../../scripts/start/academy.ts';
import { startConfig } from '../../scripts/start/config.ts';
import type { Progress } from '../../scripts/start/progress.ts';
import { onStopRequest } from '../../scripts/start/stop-request.ts';

export interface BenchAcademy {
  url: string;
  /** `host:port`. */
  kafka: string;
  /** Says who is the first administrator. */
  administrator: { email: string; password: string };
}

const root = join(import.meta.dirname, '..', '..');

/** Steps go to standard error: standard output is for the figures. */
const toStandardError: Progress = {
  step: (label) => ({
    done: () => void process.stderr.write(`✓ ${label}\n`),
    failed: () => void process.stderr.write(`✗ ${label}\n`),
  }),
  note: (text) => void process.stderr.write(`${text}\n`),
  close: () => {},
};

/** An academy started as `npm start` does, on free ports and in a folder of its own, for as long as the work lasts. */
export const withAcademy = async (work: (academy: BenchAcademy) => Promise<void>): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'academy-bench-'));
  const administrator = {
    email: 'admin@promptario.example',
    password: randomBytes(12).toString('base64url'),
  };
  const stopping = new AbortController();
  void onStopRequest().then(() => stopping.abort());
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    MONGO_URL: undefined,
    KAFKA_BROKERS: undefined,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    LOG_LEVEL: 'warn',
  };
  try {
    const academy = await startAcademy({
      root,
      config: startConfig(env, root),
      progress: toStandardError,
      signal: stopping.signal,
      onFirstAdmin: () => {},
    });
    try {
      await work({ url: academy.publicUrl, kafka: academy.stores.kafkaBrokers, administrator });
    } finally {
      await academy.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
};
