import { createBackoff, type Backoff } from './backoff.ts';
import { isFinal, lastWords, reasonIn } from './exit-reason.ts';
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
  /** Why it cannot be started again now, in a sentence, or null: asked before a restart, each second until null. */
  obstacle?: () => Promise<string | null>;
  obstacleCheckMs?: number;
}

export interface Supervised {
  name: string;
  /** What came with the first ready line. Rejects with StartFailure when the process cannot come that far. */
  ready: Promise<unknown>;
  /** The last thing that it said, for a person who waits for it; undefined when it has said nothing. */
  lastWords(): string | undefined;
  /** SIGTERM, then SIGKILL for the whole group when that time is over. */
  stop(withinMs: number): Promise<void>;
}

/** A neighbour that is only just starting may be the reason; more often than this, it is not. */
const retriedStarts = 2;

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
  let tail: string[] = [];

  const run = (): void => {
    tail = [];
    let isReady = false;
    const onReady = (json: unknown): void => {
      if ((wasReady || failedStarts > 0) && !isReady) spec.onNews(`${spec.name} works again.`);
      isReady = true;
      wasReady = true;
      ready.resolve(json);
    };
    current = startChild(spec, (line) => {
      const word = line.slice(0, line.indexOf(' '));
      const forUs = word === spec.readyWord ? onReady : spec.onWord?.[word];
      const message = forUs ? jsonAfter(word, line) : undefined;
      if (forUs && message) return forUs(message.json);
      spec.log.write(line);
      tail.push(line);
      if (tail.length > 30) tail.shift();
    });
    if (current.process.pid !== undefined) spec.onStarted?.(current.process.pid);
    void current.exited.then((exit) => onExit(exit, isReady));
  };

  const onExit = (exit: Exit, wasServing: boolean): void => {
    if (stopping) return;
    failedStarts += wasReady ? 0 : 1;
    if (!wasReady && (failedStarts > retriedStarts || isFinal(tail))) {
      return ready.reject(new StartFailure(whyNotStarted(spec, exit, tail)));
    }
    const pause = wasServing ? backoff.afterDeath() : backoff.afterFailedStart();
    const why = reasonIn(tail) ?? `log: ${spec.log.file}`;
    spec.onNews(
      `${spec.name} stopped (${describeExit(exit)}); starting it again in ${String(pause / 1000)} s. ${why}`,
    );
    restart = setTimeout(() => void runWhenPossible(null), pause);
  };

  const runWhenPossible = async (reported: string | null): Promise<void> => {
    const obstacle = (await spec.obstacle?.().catch(() => null)) ?? null;
    if (stopping) return;
    if (obstacle === null) return run();
    if (reported === null) spec.onNews(`${spec.name} is not started again yet. ${obstacle}`);
    restart = setTimeout(() => void runWhenPossible(obstacle), spec.obstacleCheckMs ?? 1_000);
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
  return { name: spec.name, ready: ready.promise, lastWords: () => lastWords(tail), stop };
};

/** Undefined where it is no JSON: a line of the log that happens to begin with the word. */
const jsonAfter = (word: string, line: string): { json: unknown } | undefined => {
  try {
    return { json: JSON.parse(line.slice(word.length + 1)) };
  } catch {
    return undefined;
  }
};

const whyNotStarted = (spec: SupervisedSpec, exit: Exit, tail: readonly string[]): string => {
  const said = reasonIn(tail);
  if (said) return said;
  const lastLines = tail.slice(-5).join('\n');
  return `${spec.name} did not start (${describeExit(exit)}); its log is ${spec.log.file}.\n${lastLines}`.trim();
};
