import type { AuditEntry } from '@academy/contracts/http/audit.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { useGetList, usePermissions, useTranslate } from 'ra-core';
import { useLanguage } from '../../app/i18n/language-context.tsx';

/** Who changed a record last, and when; only administrators may read it. */
export function LastChange({ resource, id }: { resource: string; id: string }) {
  const translate = useTranslate();
  const { language } = useLanguage();
  const { permissions } = usePermissions();
  const { data } = useGetList<AuditEntry>(
    'audit',
    {
      filter: { resource, resourceId: id },
      sort: { field: 'at', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    { enabled: permissions === 'administrator' },
  );
  const [entry] = data ?? [];
  if (!entry?.actorName) return null;
  const values = { name: entry.actorName, at: formatDateTime(entry.at, language) };
  return <p style={{ margin: '4px 0' }}>{translate('academy.conflict.by', values)}</p>;
}
