import type { learningFiguresEndpoints } from '@academy/contracts/http/catalog/learning-figures.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useGetList, useTranslate, type RaRecord } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { client } from '../../app/api.ts';
import { useLanguage } from '../../app/i18n/language-context.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { PageHeading } from '../../shared/page-heading.tsx';
import { useOwnText } from '../../shared/use-own-text.ts';
import { StuckTabs } from '../stuck-tabs.tsx';
import { CourseFigures } from './course-figures.tsx';

const figuresCall = endpointRef<typeof learningFiguresEndpoints.staffLearningFigures>(
  'GET',
  '/api/admin/learning-figures/:id',
);
/** While nothing has been counted yet, which takes seconds after a start. */
const soonMs = 5_000;

type Course = RaRecord<string> & { titleEs: string; titleEn: string };

/** How learning goes in a course: what is missed, where learners drop off, and who comes back. */
export function LearningFigures() {
  const translate = useTranslate();
  const { titleOf } = useOwnText();
  const [params, setParams] = useSearchParams();
  const { data: courses } = useGetList<Course>('courses', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'orderIndex', order: 'ASC' },
  });
  const chosen = params.get('course') ?? courses?.[0]?.id;
  const isKnown = courses?.some(({ id }) => id === chosen);
  return (
    <Box sx={{ width: '100%' }}>
      <StuckTabs />
      <PageHeading text="resources.learning-figures.title" />
      {courses ? (
        <TextField
          select
          label={translate('academy.course')}
          value={isKnown ? chosen : ''}
          onChange={({ target }) => setParams({ course: target.value }, { replace: true })}
          sx={{ width: { xs: '100%', sm: 360 }, mb: 2 }}
        >
          {courses.map((course) => (
            <MenuItem key={course.id} value={course.id}>
              {titleOf(course)}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <Skeleton variant="rounded" height={40} sx={{ mb: 2 }} aria-busy="true" />
      )}
      {courses?.length === 0 ? (
        <Typography>{translate('resources.learning-figures.noCourse')}</Typography>
      ) : null}
      {chosen === undefined ? null : <OfCourse id={chosen} />}
    </Box>
  );
}

function OfCourse({ id }: { id: string }) {
  const { language } = useLanguage();
  const query = useQuery({
    queryKey: ['learning-figures', id, language],
    queryFn: () => client.call(figuresCall, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.countedAt === null ? soonMs : false),
  });
  return (
    <Loaded query={query} height={480}>
      {(figures) => <CourseFigures figures={figures} />}
    </Loaded>
  );
}
