import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { TextBlock } from '../shared/text-block.tsx';

/** What was reported, held, decided on or had watched words, whatever its author edited or deleted since; folded, nothing where there is none. */
export function ReportedWordings() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const { wordings = [] } = useRecordContext<ModerationCase>() ?? {};
  if (wordings.length === 0) return null;
  return (
    <Box component="details" sx={{ mt: 3 }}>
      <Typography component="summary" variant="h2" sx={{ mb: 1, cursor: 'pointer' }}>
        {translate('resources.flags.sections.reported')} ({wordings.length})
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {wordings.map(({ wording, title, content, at }) => (
          <li key={wording}>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
              {formatDateTime(at, language)}
            </Typography>
            <TextBlock>{title === null ? content : `${title}\n\n${content}`}</TextBlock>
          </li>
        ))}
      </Box>
    </Box>
  );
}
