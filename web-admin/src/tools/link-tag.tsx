import type { StaffTool } from '@academy/contracts/http/ai/tools.ts';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { formatShortDate } from '../shared/short-date.ts';

/** Whether the row's link works, and since when it does not. */
export function LinkTag() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const tool = useRecordContext<StaffTool>();
  if (!tool) return null;
  const { link } = tool;
  const text = (key: string, values?: object) => translate(`resources.tools.links.${key}`, values);
  if (!link) return <span className="tag">{text('unchecked')}</span>;
  if (link.state === 'ok') return <span className="tag tag--key">{text('ok')}</span>;
  return (
    <>
      <span className="tag tag--ink">{text(link.state)}</span>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {text('since', { day: formatShortDate(link.since, language) })}
      </Typography>
    </>
  );
}
