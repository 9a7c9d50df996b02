import { adminActionRecordedV1 } from '@academy/contracts/events/audit/admin-action-recorded.v1.ts';
import { muteChangedV1 } from '@academy/contracts/events/forum/mute-changed.v1.ts';
import { postChangedV1 } from '@academy/contracts/events/forum/post-changed.v1.ts';
import { postCreatedV1 } from '@academy/contracts/events/forum/post-created.v1.ts';
import { postFlaggedV1 } from '@academy/contracts/events/forum/post-flagged.v1.ts';
import { postModeratedV1 } from '@academy/contracts/events/forum/post-moderated.v1.ts';
import { replyAcceptedV1 } from '@academy/contracts/events/forum/reply-accepted.v1.ts';
import { replyChangedV1 } from '@academy/contracts/events/forum/reply-changed.v1.ts';
import { replyCreatedV1 } from '@academy/contracts/events/forum/reply-created.v1.ts';
import { forum as contract } from '@academy/contracts/registry/forum.ts';
import { topics } from '@academy/contracts/registry/topics.ts';
import type { EventCase } from '@academy/service-kit/testing/published-events.ts';
import { testPublishedEvents } from '@academy/service-kit/testing/test-published-events.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startForum, type ForumUnderTest } from '../support/forum-under-test.ts';
import { memberOf, type CallerUnderTest } from '../support/members.ts';

const stack = useTestStack();
let under: ForumUnderTest;
let ana: CallerUnderTest;
let ben: CallerUnderTest;
let mod: CallerUnderTest;
let postId: string;
let replyId: string;

beforeAll(async () => {
  under = await startForum(stack, { topics });
  [ana, ben, mod] = await Promise.all([
    memberOf(under, { id: 'ana', plan: 'premium' }),
    memberOf(under, { id: 'ben', plan: 'premium' }),
    memberOf(under, { id: 'mod', role: 'moderator' }),
  ]);
}, 60_000);

const cases: EventCase[] = [
  {
    when: 'a member writes a post',
    events: [postCreatedV1],
    act: async () => (postId = (await ana.writePost()).body.id),
  },
  {
    when: 'its author edits it',
    events: [postChangedV1],
    act: async () => {
      await ana.patch(`/api/forum/posts/${postId}`, { title: 'How do you check the facts?' });
      return postId;
    },
  },
  {
    when: 'another member replies',
    events: [replyCreatedV1],
    act: async () => {
      replyId = (await ben.reply(postId)).body.id;
      return postId;
    },
  },
  {
    when: 'they edit their reply',
    events: [replyChangedV1],
    act: async () => {
      await ben.patch(`/api/forum/replies/${replyId}`, { content: 'Ask for the page and look it up.' });
      return postId;
    },
  },
  {
    when: 'the author accepts the reply',
    events: [replyAcceptedV1, postChangedV1],
    act: async () => {
      await ana.put(`/api/forum/posts/${postId}/accepted-reply`, { replyId });
      return postId;
    },
  },
  {
    when: 'a member flags the post',
    events: [postFlaggedV1],
    act: async () => {
      await ben.post(`/api/forum/posts/${postId}/flags`, { reason: 'spam' });
      return postId;
    },
  },
  {
    when: 'a moderator decides on it',
    events: [postModeratedV1],
    act: async () => {
      const path = `/api/admin/flags/post_${postId}`;
      const { version, wording } = (await mod.get(path)).body;
      await mod.post(`${path}/decision`, { action: 'remove', reason: 'Spam', version, wording });
      return postId;
    },
  },
  {
    when: 'a moderator mutes a member',
    events: [muteChangedV1],
    act: async () => {
      await mod.put('/api/admin/mutes/ana', { days: 2, reason: 'Insults' });
      return ana.id;
    },
  },
  {
    when: 'staff do anything',
    events: [adminActionRecordedV1],
    act: async () => {
      await mod.delete('/api/admin/mutes/ana');
      return mod.id;
    },
  },
];

testPublishedEvents(contract, cases, () => under.events);
