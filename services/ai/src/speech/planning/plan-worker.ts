import { serveThread } from '@academy/service-kit/threads/serve-thread.ts';
import { planSpeech } from '../domain/planned-speech.ts';
import type { Plan } from './planner.ts';

serveThread(
  () =>
    ({ text, language }: Plan) =>
      planSpeech(text, language),
);
