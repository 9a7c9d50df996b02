import { userUpdatedV1 } from '@academy/contracts/events/auth/user-updated.v1.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startForum, type ForumUnderTest } from '../support/forum-under-test.ts';
import { account, memberOf, sendUserEvent, type CallerUnderTest } from '../support/members.ts';

const stack = useTestStack();
let under: ForumUnderTest;
let ana: CallerUnderTest;
let mod: CallerUnderTest;
let clock: Date;

beforeAll(async () => {
  under = await startForum(stack);
  // It stands still at the beginning of an hour, so that none ends in the middle of a test.
  clock = new Date();
  clock.setMinutes(1, 0, 0);
  under.deps.now = () => clock;
  ana = await memberOf(under, { id: 'ana', plan: 'premium' });
  mod = await memberOf(under, { id: 'mod', role: 'moderator' });
}, 60_000);

const nextHour = (): void => {
  clock = new Date(clock.getTime() + 3_600_000);
};

let count = 0;
const written = async (): Promise<string> => {
  count += 1;
  return (await ana.writePost({ title: `Question number ${count}` })).body.id;
};
const members = (number: number, over: { emailConfirmed?: boolean } = {}): Promise<CallerUnderTest[]> =>
  Promise.all(
    Array.from({ length: number }, () => {
      count += 1;
      return memberOf(under, { id: `member-${count}`, ...over });
    }),
  );
const flag = (who: CallerUnderTest, id: string) =>
  who.post(`/api/forum/posts/${id}/flags`, { reason: 'spam' });
const flagAll = async (whos: readonly CallerUnderTest[], id: string): Promise<void> => {
  for (const who of whos) expect((await flag(who, id)).status).toBe(204);
};
const caseOf = async (id: string) => (await mod.get(`/api/admin/flags/post_${id}`)).body;
const decide = async (id: string, action: 'approve' | 'remove'): Promise<void> => {
  const { version, wording } = await caseOf(id);
  const body = { action, reason: 'As it is', version, wording };
  expect((await mod.post(`/api/admin/flags/post_${id}/decision`, body)).status).toBe(200);
};

test('When addresses are not confirmed, then flags queue and everybody still reads it, until they are', async () => {
  const id = await written();
  const three = await members(3, { emailConfirmed: false });
  await flagAll(three, id);
  expect(await caseOf(id)).toMatchObject({ status: 'visible', isOpen: true, openFlags: 3 });
  for (const who of three) {
    const data = account(who.id);
    await sendUserEvent(under.runtime.kafka, userUpdatedV1, { id: who.id, sequence: 2, data });
    await until(async () => (await under.deps.people.find(who.id))?.emailConfirmed === true);
  }
  const other = await written();
  await flagAll(three, other);
  expect((await caseOf(other)).status).toBe('held');
});

test('When moderators rejected most of what an account flagged, then its flags only queue; where they upheld it, they hold', async () => {
  const [wrong, right] = [await members(1), await members(1)];
  for (const action of ['approve', 'approve', 'remove'] as const) {
    const ids = [await written(), await written()] as const;
    await flagAll(wrong, ids[0]);
    await flagAll(right, ids[1]);
    await decide(ids[0], action);
    await decide(ids[1], 'remove');
    nextHour();
  }
  const two = await members(2);
  const ofWrong = await written();
  await flagAll([...two, ...wrong], ofWrong);
  expect(await caseOf(ofWrong)).toMatchObject({ status: 'visible', openFlags: 3 });
  nextHour();
  const ofRight = await written();
  await flagAll([...two, ...right], ofRight);
  expect((await caseOf(ofRight)).status).toBe('held');
});

test('When a muted member flags, then it only queues', async () => {
  const id = await written();
  const [muted, ...others] = await members(3);
  await mod.put(`/api/admin/mutes/${muted?.id}`, { days: 2, reason: 'Insults' });
  await flagAll([muted as CallerUnderTest, ...others], id);
  expect(await caseOf(id)).toMatchObject({ status: 'visible', openFlags: 3 });
  await flagAll(await members(1), id);
  expect((await caseOf(id)).status).toBe('held');
});

test('When one account flags ten texts at once, then it helps to hide one of them, and another one the next hour', async () => {
  const [busy, ...two] = await members(3);
  const ids = await Promise.all(Array.from({ length: 10 }, written));
  await Promise.all(ids.map((id) => flag(busy as CallerUnderTest, id)));
  const weighing = async (): Promise<string[]> => {
    const cases = await Promise.all(ids.map((id) => under.deps.cases.find(`post_${id}`)));
    return cases.flatMap((found) =>
      found?.history.some((entry) => entry.kind === 'flag' && entry.by === busy?.id && entry.weighs)
        ? [found.targetId]
        : [],
    );
  };
  const [first, ...others] = await weighing();
  expect(others).toEqual([]);
  await flagAll(two, first ?? '');
  expect((await caseOf(first ?? '')).status).toBe('held');
  // Another reason for the same text is no other text.
  await busy?.post(`/api/forum/posts/${first}/flags`, { reason: 'offensive' });
  expect(await weighing()).toEqual([first]);
  nextHour();
  await flagAll([busy as CallerUnderTest, ...two], await written());
  expect((await caseOf(await newestId())).status).toBe('held');
});

const newestId = async (): Promise<string> => {
  const { body } = await mod.get('/api/admin/flags?sort=["openedAt","DESC"]&range=[0,0]');
  return body[0].postId;
};

test('When a flag cannot be written, then it does not use up the hour', async () => {
  const [who] = await members(1);
  const id = await written();
  const { change } = under.deps.cases;
  under.deps.cases.change = () => Promise.reject(new Error('the store is away'));
  expect((await flag(who as CallerUnderTest, id)).status).toBe(500);
  under.deps.cases.change = change;
  const other = await written();
  await flagAll([who as CallerUnderTest, ...(await members(2))], other);
  expect((await caseOf(other)).status).toBe('held');
});

test('When members flag what staff wrote, then that takes none of their hour', async () => {
  const three = await members(3);
  await flagAll(three, (await mod.writePost({ title: 'A word from the staff' })).body.id);
  const id = await written();
  await flagAll(three, id);
  expect((await caseOf(id)).status).toBe('held');
});
