import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useResourceContext, type RaRecord } from 'ra-core';
import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { follow } from './follow.ts';
import { RunningFollowContext } from './running-follow.ts';
import { useOutline } from './use-outline.ts';

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
  const form = useFormContext();
  const running = useContext(RunningFollowContext);
  const seen = useRef(version);

  const begin = useEffectEvent((record: RaRecord) => {
    const show = (now: RaRecord) =>
      queries.setQueriesData({ queryKey: [resource, 'getOne', { id: String(record.id) }] }, now);
    running.note(follow({ provider, form, show }, resource, record));
  });
  useEffect(() => {
    if (version === undefined || version === seen.current) return;
    const isFirst = seen.current === undefined;
    seen.current = version;
    // Adding a lesson and the like change the record too.
    if (!isFirst && read) begin(read);
  }, [version, read]);
  return null;
}
