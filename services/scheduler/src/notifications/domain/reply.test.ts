import { factsOfReply, type Reply } from './reply.ts';

const reply: Reply = {
  _id: 'r1',
  postId: 'p1',
  postTitle: 'A title',
  postAuthorId: 'ana',
  authorId: 'ben',
  subscriberIds: ['ana', 'cam'],
  repliedAt: new Date(Date.UTC(2026, 0, 1)),
  status: 'visible',
  announcedAt: null,
  changedAt: new Date(Date.UTC(2026, 0, 1)),
};
const concerned = (change: Partial<Reply> = {}) =>
  factsOfReply({ ...reply, ...change }, reply.repliedAt).map(({ userId, activity }) => [userId, activity]);

test('When somebody replies, then the author and each subscriber learn of it once', () => {
  expect(concerned()).toEqual([
    ['ana', 'reply'],
    ['cam', 'subscribed_post'],
  ]);
});

test('When somebody replies to themselves, then only the others learn of it', () => {
  expect(concerned({ authorId: 'ana' })).toEqual([['cam', 'subscribed_post']]);
});

test('When the post is nobody’s, then its subscribers learn of it', () => {
  expect(concerned({ postAuthorId: null, subscriberIds: ['cam'] })).toEqual([['cam', 'subscribed_post']]);
});
