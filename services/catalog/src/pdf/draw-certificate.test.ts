import { boxesIn, pdfText } from '@academy/pdf-kit/testing/pdf-text.ts';
import { drawCertificate } from './draw-certificate.ts';

const draw = drawCertificate({ brand: 'Promptario', publicUrl: 'https://promptario.example' });
const at = new Date('2026-01-02T00:00:00Z');
const certificate = {
  _id: 'ana:first',
  code: 'ABCDEFGHJKMN',
  userId: 'ana',
  courseId: 'first',
  name: 'Ana Ruiz',
  courseTitleEs: 'Primeros pasos',
  courseTitleEn: 'First steps',
  terms: [],
  lessonCount: 2,
  exerciseCount: 4,
  completedAt: at,
  issuedAt: at,
  revokedAt: null,
  revokedReason: null,
  version: 1,
};

test.each(['山田 花子', 'Μαρία Παπαδοπούλου', 'محمد عبد الله', '김민수', 'דוד', '😀', 'W'.repeat(100)])(
  'When its owner is called %s, then the name is on one page without boxes',
  async (name) => {
    const pdf = await draw({ certificate: { ...certificate, name }, language: 'en' });
    expect(boxesIn(pdf)).toBe(0);
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(pdfText(pdf)).toContain('First steps');
  },
);
