import type { Language } from '@academy/contracts/shared/language.ts';

interface CertificateWords {
  heading: string;
  certifies: string;
  completed: string;
  /** `12 lecciones y 48 ejercicios…` */
  extent: (lessons: number, exercises: number) => string;
  /** The day is in UTC, so that it is the same wherever the certificate is printed, posted or verified. */
  completedOn: (at: Date) => string;
  code: string;
  verify: string;
  documentTitle: (course: string, name: string) => string;
}

const day = (locale: string, at: Date): string =>
  at.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });

/** What a certificate says, in the language of its owner. */
export const certificateWords: Readonly<Record<Language, CertificateWords>> = {
  es: {
    heading: 'Certificado',
    certifies: 'certifica que',
    completed: 'ha completado el curso',
    extent: (lessons, exercises) =>
      `${lessons} ${lessons === 1 ? 'lección' : 'lecciones'} y ${exercises} ${exercises === 1 ? 'ejercicio práctico, superado' : 'ejercicios prácticos, todos superados'}`,
    completedOn: (at) => `Completado el ${day('es-ES', at)}`,
    code: 'Código de verificación',
    verify: 'Comprueba este certificado en',
    documentTitle: (course, name) => `Certificado de ${name}: ${course}`,
  },
  en: {
    heading: 'Certificate',
    certifies: 'certifies that',
    completed: 'has completed the course',
    extent: (lessons, exercises) =>
      `${lessons} ${lessons === 1 ? 'lesson' : 'lessons'} and ${exercises} practical ${exercises === 1 ? 'exercise, passed' : 'exercises, all passed'}`,
    completedOn: (at) => `Completed on ${day('en-GB', at)}`,
    code: 'Verification code',
    verify: 'Verify this certificate at',
    documentTitle: (course, name) => `Certificate of ${name}: ${course}`,
  },
};
