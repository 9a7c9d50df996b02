import type {
  playgroundEndpoints,
  IllustrativePair,
  ModelPrice,
  PlaygroundRun,
  PlaygroundSetup,
} from '@academy/contracts/http/ai/playground.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import type { Language } from '../../../shared/i18n/language.ts';

export type { IllustrativePair, ModelPrice, PlaygroundRun, PlaygroundSetup };
export type Prices = NonNullable<PlaygroundSetup['prices']>;

const setup = endpointRef<typeof playgroundEndpoints.playgroundSetup>('GET', '/api/playground');
const pairs = endpointRef<typeof playgroundEndpoints.listIllustrativePairs>('GET', '/api/playground/pairs');
const run = endpointRef<typeof playgroundEndpoints.runPrompt>('POST', '/api/playground/run');

export const setupQuery = queryOptions({
  queryKey: ['/api/playground'],
  queryFn: () => client.call(setup, {}),
});

export const pairsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['/api/playground/pairs', language],
    queryFn: () => client.call(pairs, { query: { language } }),
    staleTime: Infinity,
  });

export const runPrompt = (prompt: string, signal: AbortSignal): Promise<PlaygroundRun> =>
  client.call(run, { body: { prompt }, signal });
