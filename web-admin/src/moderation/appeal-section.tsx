import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { RecordSection } from '../shared/record-section.tsx';
import { TextBlock } from '../shared/text-block.tsx';

/** What its author objects to the removal, as long as that waits. */
export function AppealSection() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const appeal = useRecordContext<ModerationCase>()?.appeal;
  if (!appeal) return null;
  return (
    <RecordSection title="appeal">
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {formatDateTime(appeal.at, language)} · {translate('resources.flags.appealByAnother')}
      </Typography>
      <TextBlock>{appeal.text}</TextBlock>
    </RecordSection>
  );
}
