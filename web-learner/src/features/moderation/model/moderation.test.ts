import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import { asDecided, mayBeMuted, openCount, unseenCount, withCase, withMute } from './queue.ts';

const at = '2026-11-22T08:00:00.000Z';
const member = { id: 'u1', kind: 'member', firstName: 'Ana', lastName: 'Gil', username: 'ana' } as const;
const moderator = { ...member, id: 'm1', kind: 'moderator' } as const;
const caseOf = (id: string, change: Partial<ModerationCase> = {}): ModerationCase => ({
  id,
  kind: 'post',
  postId: 'p1',
  title: 'A title',
  content: 'A text',
  status: 'held',
  user: member,
  mutedUntil: null,
  isOpen: true,
  openFlags: 2,
  createdAt: at,
  openedAt: at,
  history: [{ kind: 'flag', at, by: member, reason: 'spam', note: '' }],
  appeal: null,
  wording: 'w1',
  version: 4,
  ...change,
});
const queue = { cases: [caseOf('post_a'), caseOf('post_b', { user: { ...member, id: 'u2' } })], total: 2 };
const removal = { action: 'remove', reason: 'Spam', by: moderator, at } as const;

describe('the moderation queue', () => {
  it.each([
    ['remove', 'removed'],
    ['approve', 'visible'],
    ['warn', 'visible'],
  ] as const)(
    'When a moderator chooses to %s, then the case is closed and its text %s at once',
    (action, status) => {
      const decided = asDecided(caseOf('post_a'), { ...removal, action });
      expect(decided).toMatchObject({ isOpen: false, openFlags: 0, status, version: 4 });
      expect(decided.history.at(-1)).toEqual({ kind: 'decision', at, by: moderator, action, reason: 'Spam' });
      expect(decided.history).toHaveLength(2);
    },
  );

  it('When a case is decided, then it stays in its place and one fewer waits', () => {
    const after = withCase(queue, asDecided(queue.cases[0]!, removal));
    expect(after.cases.map(({ id }) => id)).toEqual(['post_a', 'post_b']);
    expect(openCount(after)).toBe(1);
  });

  it('When a decision fails, then the case is as it was', () => {
    const decided = withCase(queue, asDecided(queue.cases[0]!, removal));
    expect(withCase(decided, queue.cases[0]!)).toEqual(queue);
  });

  it('When a case is not in the queue, then nothing changes', () => {
    expect(withCase(queue, caseOf('post_c'))).toEqual(queue);
  });

  it('When new cases come, then so many more can be shown, and never more than one reading gives', () => {
    expect(unseenCount(queue, 2, 50)).toBe(0);
    expect(unseenCount(queue, 5, 50)).toBe(3);
    expect(unseenCount(queue, 80, 2)).toBe(0);
    expect(unseenCount(queue, 1, 50)).toBe(0);
  });

  it('When a member is muted, then all their cases say so and no other', () => {
    const muted = withMute(queue, 'u2', at);
    expect(muted.cases.map(({ mutedUntil }) => mutedUntil)).toEqual([null, at]);
    expect(withMute(muted, 'u2', null)).toEqual(queue);
  });

  it('When the author is staff, the academy or deleted, then nobody is there to be muted', () => {
    expect(mayBeMuted(member)).toBe(true);
    expect(mayBeMuted(moderator)).toBe(false);
    expect(mayBeMuted({ ...member, kind: 'team', id: '' })).toBe(false);
    expect(mayBeMuted({ ...member, kind: 'deleted', id: '' })).toBe(false);
  });
});
