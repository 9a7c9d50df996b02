import type { Certificate } from '@academy/contracts/http/catalog/certificates.ts';

const LOOK_AGAIN_MS = 1500;
const LOOKS = 8;

/** How often the list was read so far, in vain or not, and what it holds. */
interface Looks {
  dataUpdateCount: number;
  errorUpdateCount: number;
  data: readonly Pick<Certificate, 'courseId'>[] | undefined;
}

export const looksOf = ({
  dataUpdateCount,
  errorUpdateCount,
}: Pick<Looks, 'dataUpdateCount' | 'errorUpdateCount'>) => dataUpdateCount + errorUpdateCount;

/**
 * In how many milliseconds to look again for a course's certificate; false once it is there, or after some looks since
 * there were `before`.
 */
export const lookAgainIn = (looks: Looks, courseId: string, before: number): number | false =>
  looksOf(looks) - before < LOOKS && !looks.data?.some((entry) => entry.courseId === courseId)
    ? LOOK_AGAIN_MS
    : false;
