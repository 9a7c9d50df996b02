import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useResourceContext, type RaRecord } from 'ra-core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { fieldsApart } from '../conflict/fields-apart.ts';
import { useOutline } from './use-outline.ts';

/** What the outline changes of a record: none of it is in its form. */
const ofOutline: ReadonlySet<string> = new Set(['lessonIds', 'exerciseIds', 'orderIndex', 'editedByStaff']);

/**
 * A move in the outline makes another version of what the form beside it changes. The form goes on with that one if
 * nothing else changed, so that its save is no conflict with one's own move.
 */
export function FollowOutline({ courseId }: { courseId: string }) {
  const version = useOutline(courseId).data?.version;
  const resource = useResourceContext() ?? '';
  const read = useRecordContext<RaRecord>();
  const provider = useDataProvider();
  const queries = useQueryClient();
  const { getValues, setValue } = useFormContext();
  const { isDirty } = useFormState();
  const seen = useRef(version);

  const follow = useEffectEvent(async (record: RaRecord) => {
    const { data: now } = await provider.getOne(resource, { id: record.id });
    if (fieldsApart(record, now).some(({ field }) => !ofOutline.has(field))) return;
    if (isDirty) setValue('version', now.version);
    else if (getValues('id') === now.id)
      queries.setQueriesData({ queryKey: [resource, 'getOne', { id: String(record.id) }] }, now);
  });
  useEffect(() => {
    if (version === undefined || version === seen.current) return;
    const isFirst = seen.current === undefined;
    seen.current = version;
    // Adding a lesson and the like change the record too; it fails where the record is gone, and the save says so.
    if (!isFirst && read) void follow(read).catch(() => {});
  }, [version, read]);
  return null;
}
