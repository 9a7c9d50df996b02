import Box from '@mui/material/Box';
import { useGetOne, useTranslate, type RaRecord } from 'ra-core';
import { Link } from 'react-router-dom';
import { useOwnText } from './use-own-text.ts';

interface BreadcrumbProps {
  courseId?: string | undefined;
  lessonId?: string | undefined;
}

/** The way down to a course, lesson or exercise: the courses, then what it is in. */
export function Breadcrumb({ courseId, lessonId }: BreadcrumbProps) {
  const translate = useTranslate();
  return (
    <Box component="nav" aria-label={translate('resources.outline.breadcrumb')} sx={{ mb: 1 }}>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1,
          m: 0,
          p: 0,
          fontSize: 14,
          '& li + li::before': { content: '"›" / ""', color: 'text.secondary', mr: 1 },
          '& li': { minWidth: 0, overflowWrap: 'anywhere', lineHeight: '28px' },
        }}
      >
        <li>
          <Link className="text-link" to="/courses">
            {translate('resources.courses.page.list')}
          </Link>
        </li>
        {courseId ? <Above resource="courses" id={courseId} /> : null}
        {lessonId ? <Above resource="lessons" id={lessonId} /> : null}
      </Box>
    </Box>
  );
}

function Above({ resource, id }: { resource: string; id: string }) {
  const { titleOf } = useOwnText();
  const { data } = useGetOne<RaRecord & { titleEs: string; titleEn: string }>(resource, { id });
  return (
    <li>
      <Link className="text-link" to={`/${resource}/${id}`}>
        {data ? titleOf(data) : '…'}
      </Link>
    </li>
  );
}
