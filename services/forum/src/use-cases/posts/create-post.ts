import { postLimits, type ForumPostDraft } from '@academy/contracts/http/forum/post-writes.ts';
import type { ForumPost } from '@academy/contracts/http/forum/post-views.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { cleanTitle } from '../../domain/markdown/clean-text.ts';
import { toStoredMarkdown } from '../../domain/markdown/stored-markdown.ts';
import { noSuchCategory, noSuchTopic, premiumPosts, tooLittleText } from '../../domain/forum-texts.ts';
import { placeKey } from '../../domain/place.ts';
import { measure } from '../../domain/measure.ts';
import { bytesOfText } from '../../domain/writing-bytes.ts';
import { freshPost, type PostRecord, type PostState } from '../../domain/post.ts';
import { postCreated } from '../../domain/post-events.ts';
import { isForQueue } from '../../domain/written.ts';
import { mayPost } from '../../domain/posting-rights.ts';
import type { ForumDeps } from '../deps.ts';
import { holdAtWriting } from '../moderation/hold-at-writing.ts';
import { takeToQueueQuietly } from '../moderation/take-to-queue.ts';
import { watchText } from '../moderation/watch-text.ts';
import { onceById } from '../once-by-id.ts';
import { withinLimits } from '../within-limits.ts';
import { inRoomTaken } from '../within-room.ts';
import { authorsOfOwn, requireWriter } from '../writer.ts';
import { showPost, type KnownOfPost } from './show-posts.ts';
import { beginSubscription } from './subscriptions.ts';

export interface PostTexts {
  title: string;
  content: string;
}

/** Title and content as they are kept. Throws DomainError 400 where too little is left. */
export const cleanPost = (texts: PostTexts): PostTexts => {
  const title = cleanTitle(texts.title);
  const content = toStoredMarkdown(texts.content);
  if ([...title].length < postLimits.title.min) throw tooLittleText('title');
  if ([...content].length < postLimits.content.min) throw tooLittleText('content');
  return { title, content };
};

const requireOpenCategory = async ({ categoryList }: ForumDeps, categoryId: string): Promise<void> => {
  if (!(await categoryList.read()).open.has(categoryId)) throw noSuchCategory();
};

const requirePlace = async ({ places }: ForumDeps, topic: ForumPostDraft['topic']): Promise<void> => {
  if (topic && !(await places.listOf([topic])).has(placeKey(topic))) throw noSuchTopic();
};

/** What a draft becomes: visible at once, or held for a moderator. */
const newPost = async (
  deps: ForumDeps,
  { id, draft, texts, caller }: { id: string; draft: ForumPostDraft; texts: PostTexts; caller: Caller },
): Promise<PostState> => {
  const at = deps.now();
  const bytes = bytesOfText(texts);
  const { isSpanish } = draft;
  const { watched, hasHeldWord } = await watchText(deps, { ...texts, isSpanish, caller });
  const writing = { id, content: texts.content, caller, at, hasHeldWord };
  const holdState = await holdAtWriting(deps, { ...writing, bytes });
  return {
    _id: id,
    userId: caller.userId,
    ...freshPost(at),
    ...texts,
    ...measure(texts),
    categoryId: draft.categoryId,
    isSpanish,
    topic: draft.topic ?? null,
    attemptId: draft.attemptId ?? null,
    ...holdState,
    ...watched,
    importedHash: null,
  };
};

/** Writes a post. The same id with the same words again answers the post that is there. */
export const createPost = async (
  deps: ForumDeps,
  draft: ForumPostDraft,
  caller: Caller,
): Promise<ForumPost> => {
  if (!mayPost(caller)) throw premiumPosts();
  const { userId } = caller;
  const id = draft.id ?? newId();
  const find = async () => (draft.id === undefined ? null : deps.posts.find(id));
  const [writer, existing] = await Promise.all([requireWriter(deps, caller), find()]);
  const texts = cleanPost(draft);
  let fresh: KnownOfPost | undefined;
  const record = await onceById<PostRecord>({
    existing,
    find,
    isSame: (post) => post.userId === userId && post.title === texts.title && post.content === texts.content,
    create: async () => {
      await requireOpenCategory(deps, draft.categoryId);
      await requirePlace(deps, draft.topic);
      return withinLimits(deps, { writer, kind: 'posts', textId: draft.id }, async () => {
        const state = await newPost(deps, { id, draft, texts, caller });
        const create = () => deps.posts.create(state, [postCreated(state, 'member')]);
        const created = await inRoomTaken(deps, { caller, bytes: bytesOfText(texts) }, create);
        fresh = { marks: { meToo: false, subscribed: true }, read: new Map() };
        return created;
      });
    },
  });
  if (isForQueue(record)) await takeToQueueQuietly(deps, { kind: 'post', targetId: id });
  const following = deps.followUps.begin(id, () => beginSubscription(deps, { postId: id, userId }));
  // Of one that was there before, they may have ended the subscription since.
  if (!fresh) await following;
  return showPost(deps, record, caller, { ...fresh, authors: authorsOfOwn(deps, writer) });
};
