import type { AuditEntry } from '@academy/contracts/http/auth/audit.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { useMayRead } from '../rights/use-may.ts';
import { useGetList, useTranslate } from 'ra-core';
import { useLanguage } from '../../app/i18n/language-context.tsx';

const askEveryMs = 1_000;
const mostAsked = 6;

interface LastChangeProps {
  resource: string;
  id: string;
  /** When what is there now was saved: the log hears of it a moment later, and has older changes until then. */
  since: string;
}

/** Who made the last change of a record, and when, once the log says so; nothing for who may not read it. */
export function LastChange({ resource, id, since }: LastChangeProps) {
  const translate = useTranslate();
  const { language } = useLanguage();
  const mayReadAudit = useMayRead('audit');
  const { data } = useGetList<AuditEntry>(
    'audit',
    {
      filter: { resource, resourceId: id, from: since },
      sort: { field: 'at', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    {
      enabled: mayReadAudit,
      refetchInterval: ({ state: { data: found, dataUpdateCount } }) =>
        found?.data.length === 0 && dataUpdateCount < mostAsked ? askEveryMs : false,
    },
  );
  const [entry] = data ?? [];
  if (!entry?.actorName) return null;
  const values = { name: entry.actorName, at: formatDateTime(entry.at, language) };
  return <p style={{ margin: '4px 0' }}>{translate('academy.conflict.by', values)}</p>;
}
