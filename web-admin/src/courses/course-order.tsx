import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Breadcrumb } from '../shared/breadcrumb.tsx';
import { PageHeading } from '../shared/page-heading.tsx';
import { CourseOrderList } from './course-order-list.tsx';
import { useCourses } from './use-courses.ts';

/** The order in which learners see the courses, and so which one is open to everyone. */
export function CourseOrder() {
  const translate = useTranslate();
  const { data, refetch } = useCourses();
  return (
    <Box sx={{ width: '100%' }}>
      <Breadcrumb />
      <PageHeading text="resources.outline.courseOrder.title" />
      <Typography sx={{ color: 'text.secondary', maxWidth: '72ch', mb: 2 }}>
        {translate('resources.outline.courseOrder.help')}
      </Typography>
      <Card sx={{ p: { xs: 2, md: 3 } }}>
        {data ? (
          <CourseOrderList saved={data} onReload={async () => void (await refetch())} />
        ) : (
          <Skeleton variant="rounded" height={240} aria-busy="true" />
        )}
      </Card>
    </Box>
  );
}
