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
  args?: { name?: string; data?: { functionName?: string; type?: string } };
}

export interface PageTask {
  cpuMs: number;
  wallMs: number;
  /** The longest things that it did, the longest first. */
  does: string[];
}

const taskNames = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);
const mostNamed = 4;

/** The tasks of the page's main thread in a trace of Chromium's (`browser.stopTracing()`). */
export const tasksOfPage = (trace: Buffer): PageTask[] => {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const thread = mainThread(traceEvents);
  const own = traceEvents
    .filter((event) => event.ph === 'X' && `${event.pid}/${event.tid}` === thread)
    .toSorted((one, other) => one.ts - other.ts);
  const tasks = own.filter(({ name }) => taskNames.has(name));
  return tasks.map((task) => ({
    cpuMs: (task.tdur ?? task.dur ?? 0) / 1000,
    wallMs: (task.dur ?? 0) / 1000,
    does: namesOf(task, own),
  }));
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
  const end = task.ts + (task.dur ?? 0);
  return events
    .filter(({ name, ts }) => ts >= task.ts && ts < end && !taskNames.has(name))
    .toSorted((one, other) => (other.dur ?? 0) - (one.dur ?? 0))
    .slice(0, mostNamed)
    .map(({ name, dur = 0, args }) => {
      const detail = args?.data?.functionName ?? args?.data?.type;
      return `${name}${detail ? ` ${detail}` : ''} ${(dur / 1000).toFixed(1)} ms`;
    });
};

export const longestFirst = (tasks: readonly PageTask[]): PageTask[] =>
  tasks.toSorted((one, other) => other.cpuMs - one.cpuMs);
