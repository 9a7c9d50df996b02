import { importDecision } from '@academy/service-kit/content/import-decision.ts';
import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { ContentCategory, ContentWelcome } from '../content/read-categories.ts';
import { measure } from '../domain/measure.ts';
import { freshPost, type PostState } from '../domain/post.ts';
import { postChanged, postCreated } from '../domain/post-events.ts';
import type { ForumDeps } from './deps.ts';

const second = 1_000;

interface Imported {
  category: ContentCategory;
  /** When the import began: the same for all categories. */
  startedAt: Date;
}

const create = async (
  { posts }: ForumDeps,
  welcome: ContentWelcome,
  { category, startedAt }: Imported,
): Promise<void> => {
  // Lists are newest first: the content's own order stands when its first category is the newest, in Spanish before English.
  const before = category.fields.orderIndex * second + (welcome.isSpanish ? 0 : second / 2);
  const at = new Date(startedAt.getTime() - before);
  const { id, hash, title, content, isSpanish } = welcome;
  const state: PostState = {
    _id: id,
    userId: null,
    ...freshPost(at),
    title,
    content,
    ...measure(welcome),
    categoryId: category.id,
    isSpanish,
    topic: null,
    attemptId: null,
    status: 'visible',
    importedHash: hash,
  };
  // Another replica may import the same content at the same moment.
  await insertOnce(() => posts.create(state, [postCreated(state, 'import')]));
};

const update = async ({ posts }: ForumDeps, { id, hash, title, content }: ContentWelcome): Promise<void> => {
  await posts.change(id, (before) => {
    if (before.status !== 'visible' || before.importedHash === hash) return null;
    const state = { title, content, ...measure({ title, content }), importedHash: hash };
    return { state, events: [postChanged(before, { ...before, ...state })] };
  });
};

/** A category's welcome posts, which are the academy's own; one that moderators removed stays removed. */
export const importWelcomes = async (deps: ForumDeps, imported: Imported): Promise<void> => {
  for (const welcome of imported.category.welcomes) {
    const current = await deps.posts.find(welcome.id);
    const stored = current && { ...current, editedByStaff: current.status !== 'visible' };
    const decision = importDecision({ fileHash: welcome.hash, current: stored, removedByStaff: false });
    if (decision === 'create') await create(deps, welcome, imported);
    if (decision === 'update') await update(deps, welcome);
    if (decision === 'conflict')
      deps.logger.warn({ post: welcome.id }, 'content changed, but moderators removed this post');
  }
};
