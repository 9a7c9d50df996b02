import type { StaffAttempt } from '@academy/contracts/http/catalog/staff-attempts.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { toStaffAttempt } from '../../views/staff-attempt-views.ts';
import type { AttemptRecord } from '../../domain/attempt.ts';
import { attemptNotFound } from '../../domain/exercise-texts.ts';
import type { CatalogDeps } from '../deps.ts';

const withLearners = async (
  { people }: CatalogDeps,
  attempts: readonly AttemptRecord[],
): Promise<StaffAttempt[]> => {
  const names = await people.namesOf(attempts.map(({ userId }) => userId));
  return attempts.map((attempt) => {
    const { firstName = '', lastName = '' } = names.get(attempt.userId) ?? {};
    return toStaffAttempt(attempt, `${firstName} ${lastName}`.trim());
  });
};

/** A page of all learners' attempts, with the count of all that match. */
export const listAttemptsForStaff = async (
  deps: CatalogDeps,
  query: StaffList,
): Promise<{ rows: StaffAttempt[]; total: number }> => {
  const { rows, total } = await deps.staffAttempts.list(query);
  return { rows: await withLearners(deps, rows), total };
};

/** One attempt as staff see it; 404 where it is not, or not any more. */
export const staffAttempt = async (
  deps: CatalogDeps,
  attempt: AttemptRecord | null,
): Promise<StaffAttempt> => {
  const [answer] = await withLearners(deps, attempt ? [attempt] : []);
  if (!answer) throw attemptNotFound();
  return answer;
};

export const readAttemptForStaff = async (deps: CatalogDeps, id: string): Promise<StaffAttempt> =>
  staffAttempt(deps, await deps.attempts.find(id));
