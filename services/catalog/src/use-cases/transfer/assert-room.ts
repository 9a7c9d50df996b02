import type { ComparedRecord } from '@academy/service-kit/content/transfer/compare-record.ts';
import { mostStepBytes, type Import } from '@academy/service-kit/content/transfer/logged-import.ts';
import { filesFaulty } from '@academy/service-kit/content/transfer/transfer-texts.ts';
import type { FieldError } from '@academy/service-kit/errors/domain-error.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { hasRoom } from '@academy/service-kit/outbox/outbox-write.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { LessonRecord } from '../../domain/lesson.ts';
import type { ImportSteps, LessonStep } from '../../domain/transfer/import-steps.ts';
import { fileReason } from '../../domain/transfer-texts.ts';
import { lessonWrite, newLesson } from './import-writes.ts';

/** A lesson's document may also hold its exercises twice as versions that wait to be filed, and its events. */
const mostLessonBytes = 4 * 1024 * 1024;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

const writeOf = (
  run: Import,
  step: LessonStep,
  stored: readonly LessonRecord[],
): { state: object; events: PendingEvent[] } | null => {
  if ('create' in step) return newLesson(run, step.id, step);
  const before = stored.find(({ _id }) => _id === step.id);
  return before ? lessonWrite(run, before, step.change) : null;
};

/**
 * Throws DomainError 400 where a lesson would be more than one write can hold, or all of it more than one import: what is
 * decided on has to be possible.
 */
export const assertRoom = (
  steps: ImportSteps,
  { stored, compared }: { stored: readonly LessonRecord[]; compared: readonly ComparedRecord[] },
): void => {
  // As long as those of the import itself.
  const run = { importId: newId(), actorId: newId(), at: new Date() };
  const pathOf = (lessonId: string): string => {
    const path = compared.find(({ kind, id }) => kind === 'lessons' && id === lessonId)?.path;
    return path ? `${path}/lesson.yaml` : lessonId;
  };
  const faults = steps.lessons.flatMap((step): FieldError[] => {
    const write = writeOf(run, step, stored);
    if (!write || (hasRoom([], write.events) && bytesOf(write.state) <= mostLessonBytes)) return [];
    return [fileReason(pathOf(step.id), 'lessonTooLarge')];
  });
  if (bytesOf(steps) > mostStepBytes) faults.push(fileReason('course.yaml', 'importTooLarge'));
  if (faults.length > 0) throw filesFaulty(faults);
};
