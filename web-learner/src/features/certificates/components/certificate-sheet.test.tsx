import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { CertificateSheet } from './certificate-sheet.tsx';
import { useTextsOf } from '../../../../test/support/texts.ts';

beforeAll(() => useTextsOf('certificates'));

const certificate = {
  code: 'K7QF-2M9X-4TRD',
  name: 'Ana Ruiz',
  courseId: 'first',
  courseTitleEs: 'Primeros pasos',
  courseTitleEn: 'First steps',
  lessonCount: 2,
  exerciseCount: 4,
  completedAt: '2026-11-21T23:48:00.000Z',
  issuedAt: '2026-11-21T23:49:00.000Z',
  revokedAt: null,
};

/** Does some work as in a browser of that time zone. */
const inTimeZone = <T,>(timeZone: string, work: () => T): T => {
  const own = Intl.DateTimeFormat;
  class Abroad extends own {
    constructor(locale?: string, options?: Intl.DateTimeFormatOptions) {
      super(locale, { timeZone, ...options });
    }
  }
  // Only the constructor is used.
  Intl.DateTimeFormat = Abroad as typeof own;
  try {
    return work();
  } finally {
    Intl.DateTimeFormat = own;
  }
};

test.each([
  ['en', '21 November 2026'],
  ['es', '21 de noviembre de 2026'],
])(
  'When a certificate is verified far away in %s, then its days are those of the PDF',
  async (language, day) => {
    await i18next.changeLanguage(language);
    const html = inTimeZone('Pacific/Kiritimati', () =>
      renderToStaticMarkup(
        <MemoryRouter>
          <QueryClientProvider client={new QueryClient()}>
            <CertificateSheet certificate={certificate} />
          </QueryClientProvider>
        </MemoryRouter>,
      ),
    );
    expect(html.match(new RegExp(day, 'g'))).toHaveLength(2);
  },
);
