import type { DataProvider, RaRecord } from 'ra-core';
import type { UseFormReturn } from 'react-hook-form';
import { fieldsApart } from '../conflict/fields-apart.ts';

/** What the outline changes of a record: none of it is in its form. */
const ofOutline: ReadonlySet<string> = new Set(['lessonIds', 'exerciseIds', 'orderIndex', 'editedByStaff']);

interface FollowDeps {
  provider: Pick<DataProvider, 'getOne'>;
  form: Pick<UseFormReturn, 'getValues' | 'setValue' | 'getFieldState'>;
  /** Shows the record in the form, which forgets what was typed in it. */
  show: (now: RaRecord) => void;
}

/** As the form has it now: what a component was drawn with may be older. */
const isTypedIn = ({ getValues, getFieldState }: FollowDeps['form']): boolean =>
  Object.keys(getValues()).some((name) => getFieldState(name).isDirty);

/** Lets a form go on with the newest version of its record, if nothing but the outline changed; which one that is. */
export async function follow(
  { provider, form, show }: FollowDeps,
  resource: string,
  read: RaRecord,
): Promise<number | undefined> {
  const { data: now } = await provider.getOne(resource, { id: read.id });
  if (form.getValues('id') !== now.id) return undefined;
  if (fieldsApart(read, now).some(({ field }) => !ofOutline.has(field))) return undefined;
  if (isTypedIn(form)) form.setValue('version', now.version);
  else show(now);
  return now.version;
}
