import { tellsOfFullDisk } from '../machine/disk.mjs';
import { createBackoff, type Backoff } from './backoff.ts';
import { killGroup } from './kill-group.ts';
import type { ProcessLog } from './process-log.ts';
import { describeExit, startChild, type Child, type ChildSpec, type Exit } from './start-child.ts';
import { StartFailure } from './start-failure.ts';

export interface SupervisedSpec extends ChildSpec {
  /** Called for every start, since a restart may differ from the first one. */
  log: ProcessLog;
  /** The word that begins the line by which it says that it works; JSON follows. */
  readyWord: string;
  /** Lines that are for us and not for the log, by their first word; JSON follows. */
  onWord?: Readonly<Record<string, (json: unknown) => void>>;
  /** What a person reads when it is started again, or works again. */
  onNews: (sentence: string) => void;
  onStarted?: (pid: number) => void;
  backoff?: Backoff;
}

export interface Supervised {
  name: string;
  /** What came with the first ready line. Rejects with StartFailure when the process cannot come that far. */
  ready: Promise<unknown>;
  /** SIGTERM, then SIGKILL for the whole group when that time is over. */
  stop(withinMs: number): Promise<void>;
}

const errorLine = /^ERROR (.+)$/;

/** A neighbour that is only just starting may be the reason; more often than this, it is not. */
const retriedStarts = 2;

/** What no second try can mend. */
const isFinal = (tail: readonly string[]): boolean =>
  reasonIn(tail) !== undefined || tail.some((line) => line.includes('Configuration:'));

/** Keeps a process running: one that ends is started again, with growing pauses and a sentence about it. */
export const supervise = (spec: SupervisedSpec): Supervised => {
  const backoff = spec.backoff ?? createBackoff();
  const ready = Promise.withResolvers<unknown>();
  ready.promise.catch(() => {});
  let wasReady = false;
  let failedStarts = 0;
  let stopping = false;
  let restart: NodeJS.Timeout | undefined;
  let current: Child | undefined;

  const run = (): void => {
    const began = Date.now();
    const tail: string[] = [];
    let isReady = false;
    const onReady = (json: unknown): void => {
      if ((wasReady || failedStarts > 0) && !isReady) spec.onNews(`${spec.name} works again.`);
      isReady = true;
      wasReady = true;
      ready.resolve(json);
    };
    current = startChild(spec, (line) => {
      const word = line.slice(0, line.indexOf(' '));
      if (word === spec.readyWord) return onReady(jsonAfter(word, line));
      const forUs = spec.onWord?.[word];
      if (forUs) return forUs(jsonAfter(word, line));
      spec.log.write(line);
      tail.push(line);
      if (tail.length > 30) tail.shift();
    });
    if (current.process.pid !== undefined) spec.onStarted?.(current.process.pid);
    void current.exited.then((exit) => onExit(exit, Date.now() - began, tail));
  };

  const onExit = (exit: Exit, livedMs: number, tail: readonly string[]): void => {
    if (stopping) return;
    failedStarts += wasReady ? 0 : 1;
    if (!wasReady && (failedStarts > retriedStarts || isFinal(tail))) {
      return ready.reject(new StartFailure(whyNotStarted(spec, exit, tail)));
    }
    const pause = backoff.next(livedMs);
    const why = reasonIn(tail) ?? `log: ${spec.log.file}`;
    spec.onNews(
      `${spec.name} stopped (${describeExit(exit)}); starting it again in ${String(pause / 1000)} s. ${why}`,
    );
    restart = setTimeout(run, pause);
  };

  const stop = async (withinMs: number): Promise<void> => {
    stopping = true;
    clearTimeout(restart);
    if (!current) return;
    const { process: child, exited } = current;
    const kill = setTimeout(() => killGroup(child, 'SIGKILL'), withinMs);
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await exited;
    clearTimeout(kill);
    // What the process itself may have left of its group.
    killGroup(child, 'SIGKILL');
  };

  run();
  return { name: spec.name, ready: ready.promise, stop };
};

const jsonAfter = (word: string, line: string): unknown => JSON.parse(line.slice(word.length + 1));

const fullDisk = 'The disk is full; free some space.';

const reasonIn = (tail: readonly string[]): string | undefined =>
  tail.map((line) => errorLine.exec(line)?.[1]).findLast((sentence) => sentence !== undefined) ??
  (tellsOfFullDisk(tail.join('\n')) ? fullDisk : undefined);

const whyNotStarted = (spec: SupervisedSpec, exit: Exit, tail: readonly string[]): string => {
  const said = reasonIn(tail);
  if (said) return said;
  const lastWords = tail.slice(-5).join('\n');
  return `${spec.name} did not start (${describeExit(exit)}); its log is ${spec.log.file}.\n${lastWords}`.trim();
};
