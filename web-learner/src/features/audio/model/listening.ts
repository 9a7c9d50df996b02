import type { Speech } from '@academy/contracts/http/ai/speech.ts';
import type { Sounding } from './sounding.ts';

/** Where somebody stopped listening. */
export interface Position {
  /** Of the speech that it was counted in. */
  version: string;
  segment: number;
  /** Into the segment. */
  seconds: number;
}

export interface SegmentAudio {
  sound: Blob;
  spokenBy: Speech['spokenBy'];
}

/** What listening needs of the world; tests put their own in its place. */
export interface ListeningDevices {
  loadSpeech(signal: AbortSignal): Promise<Speech>;
  /** Aborting ends the server's work too. */
  loadSegment(segment: number, version: string, signal: AbortSignal): Promise<SegmentAudio>;
  /** Plays from so many seconds on; resolves at its end, rejects where it cannot be played or is stopped. */
  play(sound: Blob, from: number): Sounding;
  position: { read(): Position | null; write(position: Position | null): void };
  publish(view: ListeningView): void;
}

export type ListeningView =
  | { status: 'idle'; failure: unknown; canResume: boolean }
  | { status: 'generating'; speech: Speech | null; segment: number }
  | { status: 'playing'; speech: Speech; segment: number; spokenBy: Speech['spokenBy'] };

export interface Listening {
  /** From where it was left, or from the beginning. */
  start(from: 'where-left' | 'beginning'): void;
  /** Cancels what is generated, or stops what plays. */
  stop(): void;
}

interface Run {
  abort: AbortController;
  at: Position | null;
  sounding: Sounding | null;
}

/** One text being heard, segment by segment: the next one is fetched while one plays. */
export function createListening(devices: ListeningDevices): Listening {
  let run: Run | null = null;

  const idle = (failure: unknown = null) =>
    devices.publish({ status: 'idle', failure, canResume: devices.position.read() !== null });

  async function listen(mine: Run, from: 'where-left' | 'beginning') {
    const { signal } = mine.abort;
    devices.publish({ status: 'generating', speech: null, segment: 0 });
    const speech = await devices.loadSpeech(signal);
    const { version, segments } = speech;
    const left = from === 'where-left' ? devices.position.read() : null;
    // A text that has changed since is heard from its beginning.
    const start = left?.version === version && left.segment < segments.length ? left : null;
    const load = (segment: number) => devices.loadSegment(segment, version, signal);

    let seconds = start?.seconds ?? 0;
    let coming: Promise<SegmentAudio> | null = null;
    for (let segment = start?.segment ?? 0; segment < segments.length; segment += 1) {
      signal.throwIfAborted();
      mine.at = { version, segment, seconds };
      devices.publish({ status: 'generating', speech, segment });
      const { sound, spokenBy } = await (coming ?? load(segment));
      signal.throwIfAborted();
      coming = segment + 1 < segments.length ? load(segment + 1) : null;
      // Awaited with the next segment; until then its failure is nobody's.
      coming?.catch(() => undefined);
      devices.publish({ status: 'playing', speech, segment, spokenBy });
      mine.sounding = devices.play(sound, seconds);
      await mine.sounding.ended;
      mine.sounding = null;
      seconds = 0;
    }
    mine.at = null;
  }

  function keepPosition({ at, sounding }: Run) {
    const left = at && { ...at, seconds: sounding?.seconds() ?? at.seconds };
    // The beginning needs no remembering.
    devices.position.write(left && (left.segment > 0 || left.seconds > 0) ? left : null);
  }

  function finish(mine: Run, failure: unknown) {
    if (run !== mine) return;
    run = null;
    keepPosition(mine);
    idle(failure);
  }

  return {
    start(from) {
      if (run) return;
      const mine: Run = { abort: new AbortController(), at: devices.position.read(), sounding: null };
      run = mine;
      listen(mine, from).then(
        () => finish(mine, null),
        (failure: unknown) => {
          mine.abort.abort();
          finish(mine, failure);
        },
      );
    },
    stop() {
      if (!run) return;
      const mine = run;
      run = null;
      keepPosition(mine);
      mine.abort.abort();
      mine.sounding?.stop();
      idle();
    },
  };
}
