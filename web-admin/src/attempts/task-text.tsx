import type { StaffAttemptDetail } from '@academy/contracts/http/catalog/staff-attempts.ts';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';

/** The instructions that the answer is to, as the exercise has them today. */
export function TaskText({ exercise }: Pick<StaffAttemptDetail, 'exercise'>) {
  const translate = useTranslate();
  const { language } = useLanguage();
  if (!exercise) return <Typography>{translate('resources.attempts.noTask')}</Typography>;
  return (
    <Typography sx={{ whiteSpace: 'pre-wrap', maxWidth: '72ch' }}>
      {language === 'es' ? exercise.promptEs : exercise.promptEn}
    </Typography>
  );
}
