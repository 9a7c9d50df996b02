import { join } from 'node:path';
import { auditTopics } from '@academy/contracts/events/audit/topics.ts';
import { aiEndpoints } from '@academy/contracts/http/ai/ai-endpoints.ts';
import { recordedAction, staffWritesOf } from '@academy/service-kit/testing/staff-writes.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { passageIdOf } from '../../src/knowledge/domain/passage-id.ts';
import { publishAcademy } from '../support/academy.ts';
import { startAi, type AiUnderTest } from '../support/ai-under-test.ts';

const stack = useTestStack();
let under: AiUnderTest;
let authorization: string;
let passage: string;

beforeAll(async () => {
  const content = join(import.meta.dirname, '../../../../content');
  const env = { TRUST_PROXY: '1', NEWS_ALLOW_LOOPBACK: '1', CONTENT_DIR: content };
  under = await startAi(stack, { env, topics: [auditTopics.actions] });
  await publishAcademy(stack.kafka());
  const known = await until(
    async () => {
      const { passages } = await under.deps.knowledge.read();
      return passages.length > 0 && passages;
    },
    { what: 'the academy known' },
  );
  passage = passageIdOf(known[0]!);
  authorization = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
  const question = { id: sentQuestion, question: 'words-that-stay-here', language: 'en', kind: 'nearest' };
  await under.client.post('/api/ai-tutor/questions', { authorization, body: question });
}, 60_000);

type Headers = Record<string, string>;
const send = (method: 'post' | 'patch' | 'delete', path: string, body: object) => (headers: Headers) =>
  under.client[method](`/api/admin/${path}`, { authorization, headers, body });

// A port that nothing listens at: no feed of this test is read.
const url = 'http://127.0.0.1:9/words-that-stay-here';

const knownQuestion = '00000000-0000-4000-8000-000000000002';
const sentQuestion = '00000000-0000-4000-8000-000000000001';

/** In their order: a feed is fetched and paused once it is there. */
const writes = async () => {
  const { feed } = await until(async () => {
    const [feed] = (await under.client.get('/api/admin/feeds', { authorization })).body;
    const isBeingFetched = feed?.lastFetchAt === null;
    return !isBeingFetched && { feed };
  });
  return [
    {
      endpoint: 'staffCreateFeed',
      call: send('post', 'feeds', { url }),
      leaves: { action: 'feed.created', resource: 'feeds', fields: ['url'] },
    },
    {
      endpoint: 'staffFetchFeed',
      call: send('post', `feeds/${feed?.id}/fetch`, {}),
      leaves: { action: 'feed.fetched', resource: 'feeds', resourceId: feed?.id, fields: [] },
    },
    {
      endpoint: 'staffUpdateFeed',
      call: send('patch', `feeds/${feed?.id}`, { isPaused: true }),
      leaves: { action: 'feed.paused', resource: 'feeds', resourceId: feed?.id, fields: ['isPaused'] },
    },
    {
      endpoint: 'staffDeleteFeed',
      call: send('delete', `feeds/${feed?.id}`, {}),
      leaves: { action: 'feed.deleted', resource: 'feeds', resourceId: feed?.id, fields: [] },
    },
    {
      endpoint: 'staffUpdateNewsItem',
      call: send('patch', 'news/background-chatgpt-launch', { isHidden: true }),
      leaves: {
        action: 'news-item.hidden',
        resource: 'news',
        resourceId: 'background-chatgpt-launch',
        fields: ['isHidden'],
      },
    },
    {
      endpoint: 'staffUpdateTool',
      call: send('patch', 'tools/chatgpt', { isHidden: true }),
      leaves: { action: 'tool.hidden', resource: 'tools', resourceId: 'chatgpt', fields: ['isHidden'] },
    },
    {
      endpoint: 'staffUpdateSentQuestion',
      call: send('patch', `tutor-questions/${sentQuestion}`, { status: 'done' }),
      leaves: {
        action: 'tutor-question.done',
        resource: 'tutor-questions',
        resourceId: sentQuestion,
        fields: ['status'],
      },
    },
    {
      endpoint: 'staffAddKnownQuestion',
      call: send('post', 'known-questions', {
        id: knownQuestion,
        question: 'words-that-stay-here',
        language: 'en',
        passage,
      }),
      leaves: {
        action: 'known-question.added',
        resource: 'known-questions',
        resourceId: knownQuestion,
        fields: ['question', 'language', 'passage'],
      },
    },
    {
      endpoint: 'staffUpdateKnownQuestion',
      call: send('patch', `known-questions/${knownQuestion}`, { status: 'removed' }),
      leaves: {
        action: 'known-question.removed',
        resource: 'known-questions',
        resourceId: knownQuestion,
        fields: ['status'],
      },
    },
  ];
};

test('When staff get another call that changes something, then it is tried here', async () => {
  const tried = new Set((await writes()).map(({ endpoint }) => endpoint));
  expect([...tried].toSorted()).toEqual(staffWritesOf(aiEndpoints).toSorted());
});

test('When staff change anything, then the audit log gets who, what, which fields and from where', async () => {
  for (const { endpoint } of await writes()) {
    const write = (await writes()).find((one) => one.endpoint === endpoint);
    if (!write) throw new Error(`${endpoint} is gone`);
    const recorded = await recordedAction(under.events, write.call);
    expect(recorded).toMatchObject({ ...write.leaves, actorId: 'boss', network: '203.0.113.0/24' });
    expect(JSON.stringify(recorded)).not.toMatch(/words-that-stay|203\.0\.113\.77/);
  }
});
