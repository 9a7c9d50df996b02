import { forumEndpoints } from '@academy/contracts/http/forum/forum-endpoints.ts';
import { recordedAction, staffWritesOf } from '@academy/service-kit/testing/staff-writes.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startForum, type ForumUnderTest } from '../support/forum-under-test.ts';
import { memberOf } from '../support/members.ts';

const stack = useTestStack();
let under: ForumUnderTest;
let authorization: string;
let caseId: string;
let wordId: string;

beforeAll(async () => {
  under = await startForum(stack, { env: { TRUST_PROXY: '1' } });
  authorization = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
  const ana = await memberOf(under, { id: 'ana', plan: 'premium' });
  caseId = `post_${(await ana.writePost()).body.id}`;
  const word = { phrase: 'a first one', language: 'en', action: 'flag' };
  wordId = (await under.client.post('/api/admin/watched-words', { authorization, body: word })).body.id;
}, 60_000);

type Headers = Record<string, string>;
const send =
  (method: 'post' | 'put' | 'patch' | 'delete', path: string, body?: object) => (headers: Headers) =>
    under.client[method](`/api/admin/${path}`, { authorization, headers, ...(body && { body }) });

const reason = 'Words that stay here';

const writes = () => {
  const decision = (action: 'approve' | 'remove' | 'warn', recorded: string) => ({
    endpoint: 'decideModerationCase',
    call: async (headers: Headers) => {
      const path = `flags/${caseId}/decision`;
      const { version, wording } = (await under.client.get(`/api/admin/flags/${caseId}`, { authorization }))
        .body;
      return send('post', path, { action, reason, version, wording })(headers);
    },
    leaves: { action: recorded, resource: 'flags', resourceId: caseId, fields: ['decision'] },
  });
  const mute = { resource: 'mutes', resourceId: 'ana', fields: ['until', 'reason'] };
  return [
    decision('warn', 'flag.warned'),
    decision('remove', 'flag.removed'),
    decision('approve', 'flag.approved'),
    {
      endpoint: 'addModerationNote',
      call: send('post', `flags/${caseId}/notes`, { text: reason }),
      leaves: { action: 'flag.noted', resource: 'flags', resourceId: caseId, fields: ['notes'] },
    },
    {
      endpoint: 'muteMember',
      call: send('put', 'mutes/ana', { days: 3, reason }),
      leaves: { action: 'member.muted', ...mute },
    },
    {
      endpoint: 'unmuteMember',
      call: send('delete', 'mutes/ana'),
      leaves: { action: 'member.unmuted', ...mute },
    },
    {
      endpoint: 'staffCreateWatchedWord',
      call: send('post', 'watched-words', { phrase: reason, language: 'both', action: 'hold' }),
      leaves: {
        action: 'watched-word.created',
        resource: 'watched-words',
        fields: ['phrase', 'language', 'action'],
      },
    },
    {
      endpoint: 'staffUpdateWatchedWord',
      call: send('patch', `watched-words/${wordId}`, { language: 'es' }),
      leaves: {
        action: 'watched-word.updated',
        resource: 'watched-words',
        resourceId: wordId,
        fields: ['language'],
      },
    },
    {
      endpoint: 'staffDeleteWatchedWord',
      call: send('delete', `watched-words/${wordId}`),
      leaves: {
        action: 'watched-word.deleted',
        resource: 'watched-words',
        resourceId: wordId,
        fields: [],
      },
    },
    {
      endpoint: 'staffCreateForumCategory',
      call: send('post', 'categories', { id: 'seasonal', nameEs: reason, nameEn: reason }),
      leaves: { action: 'category.created', resource: 'categories', resourceId: 'seasonal' },
    },
    {
      endpoint: 'staffUpdateForumCategory',
      call: send('patch', 'categories/seasonal', { isRetired: true }),
      leaves: {
        action: 'category.updated',
        resource: 'categories',
        resourceId: 'seasonal',
        fields: ['isRetired'],
      },
    },
  ];
};

test('When staff get another call that changes something, then it is tried here', () => {
  const tried = new Set(writes().map(({ endpoint }) => endpoint));
  expect([...tried].toSorted()).toEqual(staffWritesOf(forumEndpoints).toSorted());
});

test('When staff change anything, then the audit log gets who, what, which fields and from where', async () => {
  for (const { call, leaves } of writes()) {
    const recorded = await recordedAction(under.events, call);
    expect(recorded).toMatchObject({ ...leaves, actorId: 'boss', network: '203.0.113.0/24' });
    expect(JSON.stringify(recorded)).not.toMatch(/Words that stay|203\.0\.113\.77/);
  }
});
