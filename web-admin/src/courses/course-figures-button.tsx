import FiguresIcon from '@mui/icons-material/InsightsOutlined';
import Button from '@mui/material/Button';
import { useRecordContext, useTranslate, type RaRecord } from 'ra-core';
import { Link } from 'react-router-dom';
import { ForReaders } from '../shared/rights/for-readers.tsx';

/** Leads to how learning goes in the page's course. */
export function CourseFiguresButton() {
  const translate = useTranslate();
  const course = useRecordContext<RaRecord>();
  if (!course) return null;
  const to = `/stuck-learners/figures?${new URLSearchParams({ course: String(course.id) })}`;
  return (
    <ForReaders resource="stuck-learners">
      <Button component={Link} to={to} size="small" color="inherit" startIcon={<FiguresIcon />}>
        {translate('resources.learning-figures.title')}
      </Button>
    </ForReaders>
  );
}
