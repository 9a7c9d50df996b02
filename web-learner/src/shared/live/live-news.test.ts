import { parseLiveMessage } from '@academy/web-kit/live/parse-live-message.ts';
import { onLive, publishLive } from './live-news.ts';

test('When the stream announces a post or a reply, then open screens hear of it until they close', () => {
  const heard: string[] = [];
  const stop = onLive(({ type }) => heard.push(type));
  const post = { type: 'post_created', post: { id: 'p', categoryId: 'ideas', isSpanish: true } };
  const reply = { type: 'reply_created', postId: 'p', replyId: 'r' };
  for (const message of [post, reply]) {
    publishLive(parseLiveMessage({ event: 'message', data: JSON.stringify(message) })!);
  }
  stop();
  publishLive({ type: 'reset' });
  expect(heard).toEqual(['post_created', 'reply_created']);
});
