import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { certificatesQuery, type Certificate } from '../api/certificates.ts';
import { CourseCertificate } from './course-certificate.tsx';
import { useTextsOf } from '../../../../test/support/texts.ts';

beforeAll(() => useTextsOf('certificates'));

const revoked: Certificate = {
  code: 'K7QF-2M9X-4TRD',
  name: 'Ana Ruiz',
  courseId: 'first',
  courseTitleEs: 'Primeros pasos',
  courseTitleEn: 'First steps',
  lessonCount: 2,
  exerciseCount: 4,
  completedAt: '2026-11-21T10:00:00.000Z',
  issuedAt: '2026-11-21T10:00:00.000Z',
  revokedAt: '2026-11-22T10:00:00.000Z',
};

const shown = (certificates: Certificate[]): string => {
  const queries = new QueryClient();
  queries.setQueryData(certificatesQuery.queryKey, certificates);
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <CourseCertificate courseId="first" isEarned upgrade={null} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
};

test('When the certificate of a completed course was revoked, then none is said to be on its way', () => {
  expect(shown([])).toContain('is being issued');
  expect(shown([revoked])).not.toContain('is being issued');
  expect(shown([revoked])).toContain('href="/certificates"');
});
