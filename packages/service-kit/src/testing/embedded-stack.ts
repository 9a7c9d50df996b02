import { spawn } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { buildEmbeddedIfStale } from './embedded-build.ts';

export interface EmbeddedStack {
  mongoUrl: string;
  /** `host:port`. */
  kafka: string;
  /** For a fault test: SIGSTOP, SIGCONT or SIGKILL, which leaves the data for a next start. */
  signal: (signal: NodeJS.Signals) => void;
  exited: Promise<void>;
  /** Stops it and removes the folder that it was given by itself. */
  stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  /** A folder that outlives it, to start on the same data again; one of its own when absent. */
  dataDir?: string;
  /** Any free one when absent. */
  mongoPort?: number;
  kafkaPort?: number;
}

const module = join(import.meta.dirname, '../../../../infra/embedded');
const readySchema = z.object({ mongo: z.string(), kafka: z.string() });
const startWithinMs = 90_000;

const jvmFlags = (): string[] =>
  readFileSync(join(module, 'jvm.options'), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The jars as they are now, so that a build meanwhile does not pull them from under the running JVM. */
const snapshotJars = (folder: string): string => {
  mkdirSync(folder);
  cpSync(join(module, 'target', 'lib'), join(folder, 'lib'), { recursive: true });
  copyFileSync(join(module, 'target', 'embedded.jar'), join(folder, 'embedded.jar'));
  return join(folder, 'embedded.jar');
};

/**
 * Starts Kafka and the store in one JVM, on free ports and in a folder of their own, building the jar when its
 * sources are newer. It ends with this process, however that ends.
 */
export const startEmbeddedStack = async (options: EmbeddedOptions = {}): Promise<EmbeddedStack> => {
  await buildEmbeddedIfStale(module);
  const folder = mkdtempSync(join(tmpdir(), 'academy-test-'));
  const jar = snapshotJars(join(folder, 'jars'));
  const { dataDir = join(folder, 'data'), mongoPort = 0, kafkaPort = 0 } = options;
  const where = ['--data-dir', dataDir, '--mongo-port', String(mongoPort), '--kafka-port', String(kafkaPort)];
  const jvm = spawn('java', [...jvmFlags(), '-jar', jar, ...where, '--stop-with-parent'], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  jvm.stderr.on('data', (chunk) => (output = (output + String(chunk)).slice(-4_000)));
  const exited = new Promise<void>((resolve) => jvm.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    jvm.kill('SIGTERM');
    const giveUp = setTimeout(() => jvm.kill('SIGKILL'), 10_000);
    await exited;
    clearTimeout(giveUp);
    rmSync(folder, { recursive: true, force: true });
  };
  const ready = new Promise<z.infer<typeof readySchema>>((resolve, reject) => {
    const refuse = (why: string) => reject(new Error(`The embedded stack did not start: ${why}\n${output}`));
    jvm.once('error', (error) => refuse(error.message));
    void exited.then(() => refuse('it ended'));
    setTimeout(() => refuse('it took too long'), startWithinMs).unref();
    createInterface({ input: jvm.stdout }).on('line', (line) => {
      if (line.startsWith('ERROR ')) refuse(line.slice('ERROR '.length));
      if (line.startsWith('READY ')) resolve(readySchema.parse(JSON.parse(line.slice('READY '.length))));
    });
  });
  try {
    const { mongo, kafka } = await ready;
    return { mongoUrl: mongo, kafka, signal: (signal) => void jvm.kill(signal), exited, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
