import { stageOf } from './typing.ts';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Processor time of the thread. */
  tdur?: number;
  args?: { name?: string; data?: { functionName?: string; type?: string; url?: string } };
}

export interface PageTask {
  cpuMs: number;
  wallMs: number;
  /** Of the processor time, what scripts took, with what they made the browser do at once. */
  scriptMs: number;
  /** Of the processor time, what styles, layout and painting took, inside scripts, too. */
  drawingMs: number;
  /** In which stage of the typing it ran; empty before the first. */
  stage: string;
  /** The longest things that it did, the longest first. */
  does: string[];
}

const taskNames = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);
const scriptNames = new Set(['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'v8.callFunction']);
const drawingNames = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit']);
const mostNamed = 4;

/** The tasks of the page's main thread in a trace of Chromium's (`browser.stopTracing()`). */
export const tasksOfPage = (trace: Buffer): PageTask[] => {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const thread = mainThread(traceEvents);
  const own = traceEvents
    .filter((event) => event.ph === 'X' && `${event.pid}/${event.tid}` === thread)
    .toSorted((one, other) => one.ts - other.ts);
  const stages = stagesOf(traceEvents);
  const does = withinTasks(own);
  return [...does].map(([task, events]) => ({
    cpuMs: cpuMsOf(task),
    wallMs: (task.dur ?? 0) / 1000,
    scriptMs: outermostMs(events, scriptNames),
    drawingMs: outermostMs(events, drawingNames),
    stage: stages.findLast(({ from }) => from <= task.ts)?.name ?? '',
    does: namesOf(task, events),
  }));
};

const cpuMsOf = ({ tdur, dur = 0 }: TraceEvent): number => (tdur ?? dur) / 1000;

const stagesOf = (events: readonly TraceEvent[]): { name: string; from: number }[] =>
  events
    .flatMap(({ name, ts }) => {
      const stage = stageOf(name);
      return stage === undefined ? [] : [{ name: stage, from: ts }];
    })
    .toSorted((one, other) => one.from - other.from);

/** Each task with what ran in it; a task inside another is part of it. Takes events in order of their beginning. */
const withinTasks = (events: readonly TraceEvent[]): Map<TraceEvent, TraceEvent[]> => {
  const found = new Map<TraceEvent, TraceEvent[]>();
  let task: TraceEvent | undefined;
  for (const event of events) {
    if (task && event.ts < task.ts + (task.dur ?? 0)) {
      if (!taskNames.has(event.name)) found.get(task)?.push(event);
    } else if (taskNames.has(event.name)) {
      task = event;
      found.set(task, []);
    }
  }
  return found;
};

/** What events of these names took together, each with what is inside it. */
const outermostMs = (events: readonly TraceEvent[], names: ReadonlySet<string>): number => {
  let end = 0;
  let sum = 0;
  for (const event of events) {
    if (!names.has(event.name) || event.ts < end) continue;
    end = event.ts + (event.dur ?? 0);
    sum += cpuMsOf(event);
  }
  return sum;
};

/** The main thread of the renderer that worked most: the academy's page. */
const mainThread = (events: readonly TraceEvent[]): string => {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const work = new Map(mains.map(({ pid, tid }) => [`${pid}/${tid}`, 0]));
  for (const { name, pid, tid, dur = 0 } of events) {
    const key = `${pid}/${tid}`;
    const before = work.get(key);
    if (before !== undefined && taskNames.has(name)) work.set(key, before + dur);
  }
  return [...work].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
};

const describedMs = 10;

/** Only long tasks are worth a description. */
const namesOf = (task: TraceEvent, events: readonly TraceEvent[]): string[] => {
  if ((task.dur ?? 0) < describedMs * 1000) return [];
  return events
    .toSorted((one, other) => (other.dur ?? 0) - (one.dur ?? 0))
    .slice(0, mostNamed)
    .map(({ name, dur = 0, args }) => {
      const where = args?.data?.url;
      const script = where?.split('/').at(-1);
      const detail = [args?.data?.functionName, args?.data?.type, script].filter(Boolean).join(' ');
      return `${name}${detail ? ` ${detail}` : ''} ${(dur / 1000).toFixed(1)} ms`;
    });
};

export const longestFirst = (tasks: readonly PageTask[]): PageTask[] =>
  tasks.toSorted((one, other) => other.cpuMs - one.cpuMs);

/** The longest task of a stage, in milliseconds of processor time; 0 where there is none. */
export const longestIn = (tasks: readonly PageTask[], stage: string): number =>
  tasks.reduce((most, task) => (task.stage === stage ? Math.max(most, task.cpuMs) : most), 0);
