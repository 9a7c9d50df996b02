import { Agent, request } from 'node:http';
import { defineEndpoint } from '@academy/contracts/http/endpoint.ts';
import express from 'express';
import { z } from 'zod';
import { commonConfig } from '../../src/config/common-config.ts';
import { notReadyHeader } from '../../src/http/not-ready.ts';
import { route } from '../../src/http/route.ts';
import { defineService } from '../../src/lifecycle/define-service.ts';
import { startServiceUnderTest } from '../../src/testing/service-under-test.ts';
import { useTestStack } from '../../src/testing/test-stack.ts';

const stack = useTestStack();

const write = defineEndpoint({
  method: 'POST',
  path: '/api/things',
  summary: 'A thing',
  access: 'public',
  status: 204,
});

const definition = defineService({
  name: 'library',
  config: z.object({ ...commonConfig }),
  compose: () => ({
    deps: {},
    features: [
      {
        name: 'things',
        routers: (routes) => {
          const router = express.Router();
          route(router, write, routes, () => undefined);
          return [router];
        },
      },
    ],
  }),
});

const post = (url: string, agent: Agent): Promise<{ status: number; isTurnedAway: boolean }> =>
  new Promise((resolve, reject) => {
    const sent = request(`${url}/api/things`, { method: 'POST', agent }, (answer) => {
      answer.resume();
      const isTurnedAway = answer.headers[notReadyHeader] !== undefined;
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, isTurnedAway }));
    });
    sent.on('error', reject);
    sent.end();
  });

test('When it is told to stop, then callers are turned away for a while before their connections close', async () => {
  const { baseUrl, stop } = await startServiceUnderTest(stack, definition, { env: { DRAIN_MS: '1000' } });
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  const turnedAway = { status: 503, isTurnedAway: true };
  expect(await post(baseUrl, kept)).toEqual({ status: 204, isTurnedAway: false });
  const stopped = stop();
  expect(await post(baseUrl, kept)).toEqual(turnedAway);
  expect(await post(baseUrl, new Agent())).toEqual(turnedAway);
  await stopped;
  await expect(post(baseUrl, new Agent())).rejects.toThrow('ECONNREFUSED');
  kept.destroy();
}, 60_000);
