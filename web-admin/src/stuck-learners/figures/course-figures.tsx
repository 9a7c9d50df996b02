import type { LearningFigures } from '@academy/contracts/http/catalog/learning-figures.ts';
import { learningFiguresReach } from '@academy/contracts/shared/learning-figures.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { listAddress } from '../../app/list-address.ts';
import { useLanguage } from '../../app/i18n/language-context.tsx';
import { CohortFigures } from './cohort-figures.tsx';
import { LessonFigures } from './lesson-figures.tsx';
import { PointFigures } from './point-figures.tsx';

/** The figures of one course: who began it, and then by point, lesson and week. */
export function CourseFigures({ figures }: { figures: LearningFigures }) {
  const translate = useTranslate();
  const { language } = useLanguage();
  const { id: courseId, countedAt, began, completed } = figures;
  const text = (key: string, values?: object) => translate(`resources.learning-figures.${key}`, values);
  if (countedAt === null) return <Typography role="status">{text('notCounted')}</Typography>;
  return (
    <>
      <Typography sx={{ mb: 0.5 }}>
        <Link className="text-link" to={listAddress('course-learners', { courseId })}>
          {text('began', { smart_count: began })}
        </Link>
        {' · '}
        <Link className="text-link" to={listAddress('course-learners', { courseId, completed: true })}>
          {text('completed', { smart_count: completed })}
        </Link>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2, maxWidth: '72ch' }}>
        {text('countedAt', {
          at: formatDateTime(countedAt, language),
          minutes: learningFiguresReach.freshMinutes,
        })}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PointFigures figures={figures} />
        <LessonFigures figures={figures} />
        <CohortFigures figures={figures} />
      </Box>
    </>
  );
}
