import type { CourseFile } from '@academy/contracts/content/course-file.ts';
import type { ContentStatus } from '@academy/contracts/shared/lists.ts';

/** What a course's cover says: one or two lines, the stretch of them that is highlighted, and a tag below. */
export type CoverWords = CourseFile['cover']['es'];

export type WrittenCover = CourseFile['cover'];

/** A course as the catalogue keeps it. */
export interface CourseRecord {
  _id: string;
  titleEs: string;
  titleEn: string;
  descriptionEs: string;
  descriptionEn: string;
  level: CourseFile['level'];
  iconName: CourseFile['iconName'];
  isPremium: boolean;
  status: ContentStatus;
  estimatedMinutes: number;
  orderIndex: number;
  /** What its drawn cover says; null where nobody wrote it, and it follows the title. */
  cover: WrittenCover | null;
  /** The uploaded picture in place of the drawing; null or absent where there is none. */
  coverImage?: string | null;
  /** Its published lessons, in their order. */
  lessonIds: string[];
  /** Folded and stemmed words to be found by. */
  terms: string[];
  createdAt: Date;
  updatedAt: Date;
  /** When it last became published; absent in what an earlier release kept. */
  publishedAt?: Date | null;
  /** When it was queued to be published; null while it is not, absent in what an earlier release kept. */
  queuedAt?: Date | null;
  /** The run of an automation that published it last. */
  publishedByRun?: string;
  /** Hash of what it was last imported from; null for what staff wrote. */
  importedHash: string | null;
  /** The import by staff that wrote it last. */
  lastImport?: string;
  editedByStaff: boolean;
  /** Staff ordered the courses: an import leaves it in its place. Absent where they did not. */
  orderedByStaff?: boolean;
  /**
   * The order of its lessons and exercises that staff have decided on and that its lessons do not all have yet; absent
   * once they have.
   */
  arranging?: { id: string; exerciseIds: string[] }[];
  /** Since when it lies in the bin; absent where it does not. */
  binnedAt?: Date;
  /** Who of staff deleted it. */
  binnedBy?: string;
  /** Since when it is on its way out of the bin: its lessons come back first, and it with the last of them. */
  returningAt?: Date;
  /** When its time in the bin was over: what is left keeps an import from bringing it back, and its id from being used again. */
  endedAt?: Date;
  version: number;
}
