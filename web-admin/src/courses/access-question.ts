import type { StaffCourse } from './types.ts';

type Opening = Pick<StaffCourse, 'status' | 'isPremium'>;

/** Among `resources.outline.ask`. */
export type AccessQuestion =
  'course' | 'publishEmpty' | 'publishFree' | 'queueFree' | 'becomesFree' | 'becomesPremium';

const isOpenToAll = ({ status, isPremium }: Opening): boolean => status === 'published' && !isPremium;

/** What is to be asked before a course is saved, as learners would notice; null where none does. */
export function accessQuestion(
  before: Opening & Pick<StaffCourse, 'lessonIds'>,
  after: Opening,
): AccessQuestion | null {
  const wasPublished = before.status === 'published';
  if (wasPublished && after.status !== 'published') return 'course';
  if (isOpenToAll(before) && after.isPremium) return 'becomesPremium';
  if (wasPublished) return isOpenToAll(after) && before.isPremium ? 'becomesFree' : null;
  if (after.status === 'published' && before.lessonIds.length === 0) return 'publishEmpty';
  if (isOpenToAll(after)) return 'publishFree';
  return after.status === 'queued' && !after.isPremium && (before.status !== 'queued' || before.isPremium)
    ? 'queueFree'
    : null;
}
