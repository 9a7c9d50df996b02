/**
 * What must not compile: `npm run typecheck` fails when one of these lines begins to. Nothing here runs.
 */
import type { AnyModel } from '../../src/mongo/any-model.ts';
import type { RecordModel } from '../../src/mongo/define-model.ts';
import { contains, findStaffPage, staffSort } from '../../src/staff/staff-query.ts';
import type { StaffList } from '../../src/staff/staff-list.ts';
import type { Stored } from '../../src/outbox/aggregate.ts';
import { withoutOutbox } from '../../src/outbox/outbox-schema.ts';
import { changeAggregate } from '../../src/outbox/with-event.ts';

interface Attempt {
  _id: string;
  userId: string;
  score: number;
  at: Date;
  last: { lessonId: string } | null;
  criteria: { key: string; met: boolean }[];
  version: number;
}

declare const attempts: RecordModel<Stored<Attempt>>;
declare const list: StaffList;

export const filters = [
  () => attempts.find({ userId: 'ana', score: { $gte: 50 }, 'last.lessonId': 'one', removedAt: null }),
  () => attempts.find({ $or: [{ userId: { $in: ['ana'] } }, { 'criteria.key': 'task' }] }),
  // @ts-expect-error a field that the record has not
  () => attempts.find({ usrId: 'ana' }),
  // @ts-expect-error nor within $or
  () => attempts.find({ $or: [{ usrId: 'ana' }] }),
  // @ts-expect-error nor in a subdocument
  () => attempts.find({ 'last.lesonId': 'one' }),
  // @ts-expect-error nor in the subdocuments of a list
  () => attempts.find({ 'criteria.kee': 'task' }),
  // @ts-expect-error a value of another type
  () => attempts.find({ userId: 7 }),
  // @ts-expect-error nor by an operator
  () => attempts.find({ score: { $gt: '50' } }),
  // @ts-expect-error a deletion by a misspelled field would delete everything
  () => attempts.deleteMany({ usrId: 'ana' }),
];

export const writes = [
  () => attempts.updateOne({ _id: 'a' }, { $set: { score: 1 }, $unset: { last: 1 }, $inc: { version: 1 } }),
  // @ts-expect-error a field that the record has not
  () => attempts.updateOne({ _id: 'a' }, { $set: { scor: 1 } }),
  // @ts-expect-error a value of another type
  () => attempts.updateOne({ _id: 'a' }, { $set: { score: 'one' } }),
  // @ts-expect-error an update without an operator
  () => attempts.updateOne({ _id: 'a' }, { score: 1 }),
];

export const reads = [
  () => attempts.find({}, withoutOutbox).sort({ at: -1, 'last.lessonId': 1 }).limit(1).lean(),
  // @ts-expect-error sorted by a field that the record has not
  () => attempts.find({}).sort({ createdAt: -1 }),
  async () => (await attempts.findOne({ _id: 'a' }, { score: 1 }).lean())?.score,
  // @ts-expect-error a field that was not read
  async () => (await attempts.findOne({ _id: 'a' }, { score: 1 }).lean())?.userId,
  // @ts-expect-error nor one that was left out
  async () => (await attempts.findOne({ _id: 'a' }, withoutOutbox).lean())?.outbox,
];

declare const notes: RecordModel<{ _id: string; text: string }>;

export const helpers = [
  () => changeAggregate<Attempt>({ model: attempts, id: 'a', change: () => null }),
  // @ts-expect-error another collection's model
  () => changeAggregate<Attempt>({ model: notes, id: 'a', change: () => null }),
  (): AnyModel[] => [attempts, notes],
  () =>
    findStaffPage(attempts, list, {
      where: contains('ana', ['userId']),
      sort: staffSort<Attempt>(list, { sortable: new Map([['at', 'at']]), otherwise: { at: -1 } }),
    }),
  // @ts-expect-error sorted by a field that the record has not
  () => staffSort<Attempt>(list, { sortable: new Map([['at', 'att']]), otherwise: { at: -1 } }),
];
