import type { staffAttemptEndpoints } from '@academy/contracts/http/catalog/staff-attempts.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { formatPercent } from '@academy/web-kit/format/numbers.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate, type RaRecord } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { client } from '../app/api.ts';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { useOwnText } from '../shared/use-own-text.ts';

const ofCourse = endpointRef<typeof staffAttemptEndpoints.staffListContestedCriteria>(
  'GET',
  '/api/admin/courses/:id/contested-criteria',
);

/** What the rubrics of a course failed to see: the criteria that learners had to point out, most often first. */
export function ContestedCriteria() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const { titleOf } = useOwnText();
  const course = useRecordContext<RaRecord>();
  const id = String(course?.id ?? '');
  const { data, isError } = useQuery({
    queryKey: ['courses', 'contested-criteria', id, language],
    queryFn: () => client.call(ofCourse, { params: { id } }),
    enabled: id !== '',
  });
  if (!course) return null;
  const text = (key: string, values?: object) => translate(`resources.courses.contested.${key}`, values);
  return (
    <Box component="section" aria-labelledby="contested-criteria" sx={{ width: '100%', mt: 4 }}>
      <Typography id="contested-criteria" variant="h2" sx={{ mb: 1 }}>
        {text('title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1, maxWidth: '72ch' }}>
        {text('help')}
      </Typography>
      {isError ? <Typography role="alert">{text('failed')}</Typography> : null}
      {data?.length === 0 ? <Typography>{text('none')}</Typography> : null}
      <Box component="ul" sx={{ pl: 2.5, m: 0, display: 'grid', gap: 1 }}>
        {data?.map(({ exerciseId, exerciseTitleEs, exerciseTitleEn, key, label, ...counts }) => (
          <li key={`${exerciseId} ${key}`}>
            <strong>{label}</strong>,{' '}
            <Link component={RouterLink} to={`/exercises/${exerciseId}`}>
              {titleOf({ titleEs: exerciseTitleEs, titleEn: exerciseTitleEn })}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text('share', {
                ...counts,
                share: formatPercent((counts.pointedOut / counts.attempts) * 100, language),
              })}
              {counts.refused > 0 ? ` · ${text('refused', { smart_count: counts.refused })}` : ''}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}
