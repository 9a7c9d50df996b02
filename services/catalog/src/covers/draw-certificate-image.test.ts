import { describe, expect, test } from '@jest/globals';
import { drawCertificateImage, type CertificateImageSource } from './draw-certificate-image.ts';

const at = new Date('2026-01-02T00:00:00Z');
const certificate: CertificateImageSource['certificate'] = {
  _id: 'ana:first',
  code: 'ABCDEFGHJKMN',
  userId: 'ana',
  courseId: 'first',
  name: 'Ana Ruiz',
  courseTitleEs: 'Primeros <pasos>',
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
const drawn = (name: string, language: 'es' | 'en' = 'es') =>
  drawCertificateImage({ certificate: { ...certificate, name }, language, brand: 'Promptario' });
const largestX = (svg: string): number =>
  Math.max(...[...svg.matchAll(/[ML](-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x)));

describe('the picture of a certificate', () => {
  test('When it is drawn, then it needs no font and no script, and says in text what it shows', () => {
    const svg = drawn('Ana Ruiz');
    expect(svg).toContain('<title>Certificado de Ana Ruiz: Primeros &#60;pasos&#62;</title>');
    expect(svg).not.toMatch(/<text|<script|href|url\(/);
    expect(drawn('Ana Ruiz', 'en')).toContain('<title>Certificate of Ana Ruiz: First steps</title>');
  });

  test.each(['Ana', 'W'.repeat(160)])('When the name is %s, then nothing runs off the picture', (name) => {
    expect(largestX(drawn(name))).toBeLessThanOrEqual(1200);
  });

  test('When the name is in a script that the fonts lack, then the system writes it', () => {
    expect(drawn('山田 花子 <b>')).toContain('>山田 花子 &#60;b&#62;</text>');
  });
});
