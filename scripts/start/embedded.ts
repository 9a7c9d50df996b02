import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { javaProgram } from '../machine/java.mjs';
import type { Stores } from './config.ts';

export interface EmbeddedOptions {
  dataDir: string;
  /** 0 means any free port. */
  mongoPort: number;
  kafkaPort: number;
}

const flagsIn = (file: string): string[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'))
    : [];

/** The command line of the embedded stack, which stops when its standard input closes. */
export const embeddedCommand = (
  root: string,
  env: NodeJS.ProcessEnv,
  { dataDir, mongoPort, kafkaPort }: EmbeddedOptions,
): [string, ...string[]] => {
  const folder = join(root, 'infra', 'embedded');
  return [
    javaProgram(env),
    ...flagsIn(join(folder, 'jvm.options')),
    '-jar',
    join(folder, 'target', 'embedded.jar'),
    '--data-dir',
    dataDir,
    '--mongo-port',
    String(mongoPort),
    '--kafka-port',
    String(kafkaPort),
    '--stop-with-parent',
  ];
};

const readyLine = z.object({ mongo: z.string(), kafka: z.string() });

/** The addresses in the embedded stack's READY line. */
export const storesIn = (ready: unknown): Stores => {
  const { mongo, kafka } = readyLine.parse(ready);
  return { mongoUrl: mongo, kafkaBrokers: kafka };
};
