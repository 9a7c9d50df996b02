import { RecordLink } from '../shared/rights/record-link.tsx';
import type { StaffAttempt } from '@academy/contracts/http/catalog/staff-attempts.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { useExerciseTitle } from '../shared/use-exercise-title.ts';
import { AgreeButton } from './agree-button.tsx';
import { learnerOf, VerdictTags } from './attempt-tags.tsx';
import { OverruleButton } from './overrule-button.tsx';

/** Who made the attempt at what, when and with what result, and the way to change that. */
export function AttemptHead() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const exerciseTitle = useExerciseTitle();
  const attempt = useRecordContext<StaffAttempt>();
  if (!attempt) return null;
  const { userId, attempt: number, score, createdAt, hintsUsed } = attempt;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
      <div>
        <Typography component="div" sx={{ fontWeight: 600 }}>
          <Link className="text-link" to={`/exercises/${attempt.exerciseId}`}>
            {exerciseTitle(attempt)}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          <RecordLink resource="users" to={`/users/${userId}/show`}>
            {learnerOf(attempt)}
          </RecordLink>{' '}
          · {translate('resources.attempts.numbered', { number, score })} ·{' '}
          {translate('resources.attempts.hints', { smart_count: hintsUsed })} ·{' '}
          {formatDateTime(createdAt, language)}
        </Typography>
        <VerdictTags />
        {attempt.pending ? (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {translate('resources.attempts.pendingUntil', {
              date: formatDateTime(attempt.pending.until, language),
            })}
          </Typography>
        ) : null}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1 }}>
        <AgreeButton />
        <OverruleButton />
      </Box>
    </Box>
  );
}
