import type { AuditEntry } from '@academy/contracts/http/auth/audit.ts';
import { useResourceDefinitions } from 'ra-core';
import type { ReactNode } from 'react';
import { CourseName } from '../shared/course-name.tsx';
import { PersonName } from '../shared/person-name.tsx';
import { RowLink } from '../shared/row-link.tsx';

/** Sections whose records are known by the id of their person. */
const ofPersons: ReadonlySet<string> = new Set(['users', 'subscriptions', 'mutes']);

function nameOf({ resource, resourceId }: AuditEntry): ReactNode {
  if (ofPersons.has(resource)) return <PersonName id={resourceId} />;
  if (resource === 'courses') return <CourseName id={resourceId} />;
  return resourceId;
}

/** Which record was changed: by name where it has one, and with its page where the console has it. */
export function ChangedRecord({ entry }: { entry: AuditEntry }) {
  const { [entry.resource]: definition } = useResourceDefinitions();
  const name = nameOf(entry);
  const page = `/${entry.resource}/${encodeURIComponent(entry.resourceId)}`;
  if (definition?.hasShow) return <RowLink to={`${page}/show`}>{name}</RowLink>;
  return definition?.hasEdit ? <RowLink to={page}>{name}</RowLink> : name;
}
