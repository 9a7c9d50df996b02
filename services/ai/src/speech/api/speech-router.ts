import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AnsweredBy } from '@academy/contracts/http/ai/answered-by.ts';
import { speechEndpoints, type AudioRequest } from '@academy/contracts/http/ai/speech.ts';
import { spokenByHeader } from '@academy/contracts/shared/spoken-by.ts';
import { callerGone } from '@academy/service-kit/http/caller-gone.ts';
import { handled, route, type Handled, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router, type Response } from 'express';
import type { Listener } from '../use-cases/find-speech.ts';
import { showSpeech } from '../use-cases/show-speech.ts';
import { speakSegment, speakWhole, type Listening } from '../use-cases/speak.ts';
import type { Spoken } from '../use-cases/speak-text.ts';
import type { SpeechDeps } from '../use-cases/speech-deps.ts';

const nameOf = (spokenBy: AnsweredBy): string =>
  spokenBy.kind === 'built-in' ? spokenBy.kind : `${spokenBy.kind}/${spokenBy.model}`;

const audioHead = (res: Response, { spokenBy }: Spoken): void => {
  res.status(200).type('audio/mpeg').set('Cache-Control', 'no-store').set(spokenByHeader, nameOf(spokenBy));
};

async function* bytesOf({ mp3 }: Spoken, rest: AsyncIterable<Spoken>): AsyncGenerator<Uint8Array> {
  yield mp3;
  for await (const part of rest) yield part.mp3;
}

const sendAudio = async (
  deps: SpeechDeps,
  listening: Listening,
  { request, res }: { request: Pick<AudioRequest, 'segment' | 'version'>; res: Response },
): Promise<void> => {
  if (request.segment !== undefined) {
    const spoken = await speakSegment(deps, listening, request);
    audioHead(res, spoken);
    res.end(spoken.mp3);
    return;
  }
  const { first, rest } = await speakWhole(deps, listening);
  audioHead(res, first);
  await pipeline(Readable.from(bytesOf(first, rest)), res);
};

interface AudioCall {
  kind: 'lesson' | 'document';
  id: string;
  body: AudioRequest;
  fallback: Listening['heard']['language'];
  caller: Listener;
  res: Response;
}

const answerAudio = async (deps: SpeechDeps, call: AudioCall): Promise<Handled> => {
  const { kind, id, caller, res, fallback } = call;
  const { language = fallback, ...request } = call.body;
  const signal = callerGone(res);
  try {
    await sendAudio(deps, { heard: { kind, id, language }, listener: caller, signal }, { request, res });
  } catch (error) {
    // Nobody is there to be told.
    if (!signal.aborted) throw error;
  }
  return handled;
};

/** Lessons and documents, read out. */
export const speechRouter = (routes: RouteDeps, { speech }: { speech: SpeechDeps }): Router => {
  const router = Router();

  route(router, speechEndpoints.lessonSpeech, routes, ({ params, query, caller, language }) =>
    showSpeech(speech, { kind: 'lesson', id: params.id, language: query.language ?? language }, caller),
  );
  route(router, speechEndpoints.documentSpeech, routes, ({ params, query, caller, language }) =>
    showSpeech(speech, { kind: 'document', id: params.id, language: query.language ?? language }, caller),
  );
  route(router, speechEndpoints.lessonAudio, routes, ({ params, body, caller, language, res }) =>
    answerAudio(speech, { kind: 'lesson', id: params.id, body, caller, fallback: language, res }),
  );
  route(router, speechEndpoints.documentAudio, routes, ({ params, body, caller, language, res }) =>
    answerAudio(speech, { kind: 'document', id: params.id, body, caller, fallback: language, res }),
  );
  return router;
};
