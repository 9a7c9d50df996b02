import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { anyTime } from '@academy/service-kit/mongo/any-time.ts';
import { DuplicateKeyError } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import {
  staffFilters,
  findStaffPage,
  isWhole,
  staffSort,
  type SortableFields,
} from '@academy/service-kit/staff/staff-query.ts';
import type { Filter } from '@academy/service-kit/mongo/record-query.ts';
import type { Stored } from '@academy/service-kit/outbox/aggregate.ts';
import { eraseAggregates } from '@academy/service-kit/outbox/erase-aggregates.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import {
  changeAggregate,
  createAggregate,
  type AggregateChange,
} from '@academy/service-kit/outbox/with-event.ts';
import { z } from 'zod';
import { typedCode } from '../domain/certificate-code.ts';
import { certificateSearch } from '../domain/certificate-terms.ts';
import type { CertificateRecord, CertificateState } from '../domain/certificate.ts';
import type { CertificateModel } from './certificate-model.ts';

/** Of somebody deleted, one with events to publish waits under this mark until they are out. */
const live = { removedAt: null };

export type Issue = 'issued' | 'already issued' | 'code taken';

const sortable: SortableFields<CertificateRecord> = new Map([
  ['id', 'code'],
  ['code', 'code'],
  ['name', 'name'],
  ['courseId', 'courseId'],
  ['courseTitleEs', 'courseTitleEs'],
  ['courseTitleEn', 'courseTitleEn'],
  ['completedAt', 'completedAt'],
  ['issuedAt', 'issuedAt'],
  ['revokedAt', 'revokedAt'],
]);

const filterSchema = z.strictObject({
  userId: z.string().optional(),
  courseId: z.string().optional(),
  revoked: z.boolean().optional(),
});

/** None where there is nothing to search for in the text. */
const foundBy = (q: string): Filter<Stored<CertificateRecord>> => {
  const $or = certificateSearch(q).map((beginnings) => ({
    // Words are letters and digits only: nothing in them is a sign of regular expressions. An index serves the first of them, and the
    // longest leaves the fewest.
    $and: beginnings
      .toSorted((one, other) => other.length - one.length)
      .map((beginning) => ({ terms: { $regex: `^${beginning}` } })),
  }));
  return $or.length > 0 ? { $or } : { _id: { $in: [] } };
};

const conditions = (list: StaffList): Filter<Stored<CertificateRecord>> => {
  const { userId, courseId, revoked } = staffFilters(list, filterSchema);
  return {
    ...live,
    ...(list.q !== null && foundBy(list.q)),
    ...(list.ids && { code: { $in: list.ids.map(typedCode) } }),
    ...(userId !== undefined && { userId }),
    ...(courseId !== undefined && { courseId }),
    ...(revoked !== undefined && { revokedAt: revoked ? anyTime : null }),
  };
};

export const createCertificateRepository = (model: CertificateModel) => ({
  /** Issues a certificate unless the learner has that course's already. */
  issue: async (state: CertificateState, events: readonly PendingEvent[]): Promise<Issue> => {
    try {
      await createAggregate<CertificateState>({ model, state, events });
      return 'issued';
    } catch (error) {
      if (!(error instanceof DuplicateKeyError)) throw error;
      return error.fields.includes('code') ? 'code taken' : 'already issued';
    }
  },

  findByCode: (code: string): Promise<CertificateRecord | null> =>
    model.findOne({ code: typedCode(code), ...live }, withoutOutbox).lean(),

  /** A learner's, newest first. */
  listOf: (userId: string): Promise<CertificateRecord[]> =>
    model
      .find({ userId, ...live }, withoutOutbox)
      .sort({ issuedAt: -1, _id: 1 })
      .lean(),

  /** Throws DomainError 400 naming the parameter for a field that is not sorted or filtered by. */
  listForStaff: async (list: StaffList): Promise<{ rows: CertificateRecord[]; total: number }> =>
    findStaffPage(model, list, {
      where: conditions(list),
      first: isWhole(list.q, ['name']),
      sort: staffSort(list, { sortable, otherwise: { issuedAt: -1 } }),
    }),

  change: (
    id: string,
    change: (current: CertificateRecord) => AggregateChange<CertificateState> | null,
  ): Promise<CertificateRecord | null> => changeAggregate<CertificateState>({ model, id, change }),

  erase: async (userId: string): Promise<void> => {
    await eraseAggregates({ model, where: { userId }, blank: { name: '', terms: [] } });
  },
});

export type CertificateRepository = ReturnType<typeof createCertificateRepository>;
