import type {
  playgroundEndpoints,
  IllustrativePair,
  ModelPrice,
  PlaygroundRun,
  PlaygroundSetup,
} from '@academy/contracts/http/ai/playground.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { costsTokens } from '../../../shared/ai/budgets.ts';
import { client } from '../../../shared/api/client.ts';
import type { Language } from '../../../shared/i18n/language.ts';
import { mayRun, sides, type Both } from '../model/sides.ts';

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

export type RunResult = PromiseSettledResult<PlaygroundRun | null>;

async function runBoth({ texts, signal }: { texts: Both<string>; signal: AbortSignal }) {
  const [a, b] = await Promise.allSettled(
    sides.map(async (side) =>
      mayRun(texts[side]) ? client.call(run, { body: { prompt: texts[side] }, signal }) : null,
    ),
  );
  return { a: a!, b: b! } satisfies Both<RunResult>;
}

/** Runs both prompts, each for itself; null for one that cannot be run. */
export const runMutation = mutationOptions({ ...costsTokens, mutationFn: runBoth });
