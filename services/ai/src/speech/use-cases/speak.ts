import { speechWaitMs, type AudioRequest } from '@academy/contracts/http/ai/speech.ts';
import type { SpokenSegment } from '@academy/speech/prose/spoken-segments.ts';
import { createPatience } from '../../locks/patience.ts';
import { speechVersion, type PlannedSpeech } from '../domain/planned-speech.ts';
import { noSuchSegment, speechChanged, waitedTooLong } from '../domain/speech-texts.ts';
import { findSpeech, type Heard, type Listener } from './find-speech.ts';
import { speakText, spokenBefore, type Spoken } from './speak-text.ts';
import type { SpeechDeps } from './speech-deps.ts';

export interface Listening {
  heard: Heard;
  listener: Listener;
  /** Aborts where the listener is gone. */
  signal: AbortSignal;
}

const patienceOf = ({ later }: SpeechDeps) =>
  createPatience(later, { waitMs: speechWaitMs, refusal: waitedTooLong });

const segmentOf = (
  { voices }: SpeechDeps,
  speech: PlannedSpeech,
  { segment = 0, version }: Pick<AudioRequest, 'segment' | 'version'>,
): SpokenSegment => {
  if (version !== undefined && version !== speechVersion(voices[0].id, speech)) throw speechChanged();
  const found = speech.segments[segment];
  if (!found) throw noSuchSegment(speech.segments.length);
  return found;
};

/** Speaks texts one after another under one lock of their listener. The wait for the lock and for a voice is limited. */
async function* inOneTurn(
  deps: SpeechDeps,
  { listener, signal, heard: { language } }: Listening,
  segments: readonly SpokenSegment[],
): AsyncGenerator<Spoken> {
  let patience = patienceOf(deps);
  let release = (): void => undefined;
  try {
    release = await deps.locks.acquire(listener.userId, { signal, patience: patience.signal });
    // The listener may never come back for the next part.
    signal.addEventListener('abort', release, { once: true });
    for (const { text } of segments) {
      yield await speakText(deps, { text, language, listener, signal, patience: patience.signal });
      // Each part of the rest may be waited for anew.
      patience.end();
      patience = patienceOf(deps);
    }
  } finally {
    signal.removeEventListener('abort', release);
    patience.end();
    release();
  }
}

/**
 * One segment as MP3. Throws DomainError 404 and 403 as its text does, 400 for a segment that there is not, 409 where it was
 * counted in another version, 503 after a wait of 30 s; the signal's reason where it aborts.
 */
export const speakSegment = async (
  deps: SpeechDeps,
  listening: Listening,
  request: Pick<AudioRequest, 'segment' | 'version'>,
): Promise<Spoken> => {
  const { heard, listener } = listening;
  const speech = await findSpeech(deps, heard, listener);
  const segment = segmentOf(deps, speech, request);
  const before = await spokenBefore(deps, { text: segment.text, language: speech.language });
  if (before) return before;
  for await (const spoken of inOneTurn(deps, listening, [segment])) return spoken;
  throw new Error('a segment has one part');
};

/** The whole, in parts as they are spoken; throws before the first part as `speakSegment` does. */
export const speakWhole = async (
  deps: SpeechDeps,
  listening: Listening,
): Promise<{ first: Spoken; rest: AsyncGenerator<Spoken> }> => {
  const speech = await findSpeech(deps, listening.heard, listening.listener);
  if (speech.segments.length === 0) throw noSuchSegment(0);
  const rest = inOneTurn(deps, listening, speech.segments);
  const first = await rest.next();
  if (first.done) throw new Error('a speech has at least one part');
  return { first: first.value, rest };
};
