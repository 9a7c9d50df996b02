import type { Language } from '@academy/contracts/shared/language.ts';

interface CertificateWords {
  heading: string;
  certifies: string;
  completed: string;
  /** `12 lecciones y 48 ejercicios…` */
  extent: (lessons: number, exercises: number) => string;
  completedOn: (date: string) => string;
  code: string;
  verify: string;
  documentTitle: (course: string, name: string) => string;
}

/** What a certificate says, in the language of its owner. */
export const certificateWords: Readonly<Record<Language, CertificateWords>> = {
  es: {
    heading: 'Certificado',
    certifies: 'certifica que',
    completed: 'ha completado el curso',
    extent: (lessons, exercises) =>
      `${lessons} ${lessons === 1 ? 'lección' : 'lecciones'} y ${exercises} ${exercises === 1 ? 'ejercicio práctico, superado' : 'ejercicios prácticos, todos superados'}`,
    completedOn: (date) => `Completado el ${date}`,
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
    completedOn: (date) => `Completed on ${date}`,
    code: 'Verification code',
    verify: 'Verify this certificate at',
    documentTitle: (course, name) => `Certificate of ${name}: ${course}`,
  },
};
