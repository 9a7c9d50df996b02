import { join } from 'node:path';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { publishAcademy } from '../support/academy.ts';
import { startAi, type AiUnderTest } from '../support/ai-under-test.ts';

const stack = useTestStack();
let under: AiUnderTest;
let authorization: string;

beforeAll(async () => {
  await publishAcademy(stack.kafka());
  under = await startAi(stack, {
    env: {
      SENTENCE_ENCODER: 'on',
      AI_CALLS_PER_MINUTE: '100000',
      CONTENT_DIR: join(import.meta.dirname, '../../../../content'),
    },
  });
  authorization = await under.issuer.bearer();
  await until(async () => (await under.deps.knowledge.read()).shelf.documents.length === 2, {
    what: 'the academy known',
  });
}, 60_000);

const kindOf = async (message: string): Promise<string> => {
  const body = { message, language: 'es' };
  const answer = await under.client.post('/api/ai-tutor/chat', { authorization, body });
  expect(answer.status).toBe(200);
  return answer.body.kind;
};

test('When texts of staff were just published, then they answer once their sentences are learnt, too', async () => {
  await until(async () => (await kindOf('¿Qué son las alucinaciones?')) === 'answer', { what: 'an answer' });
  const { passages } = await under.deps.knowledge.read();
  expect(passages.length).toBeGreaterThan(0);
});

test('When something is asked that content/questions has as not taught, then it is not taught', async () => {
  expect(await kindOf('¿Qué medicina me tomo para la tos?')).toBe('not-taught');
});
