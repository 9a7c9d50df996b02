import { inBinReason } from '@academy/service-kit/content/transfer/transfer-texts.ts';
import type { FieldError } from '@academy/service-kit/errors/domain-error.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

const reasons = {
  noFolder: {
    es: 'Debe haber una sola carpeta, con el identificador del curso como nombre y «course.yaml» dentro.',
    en: 'There must be one folder, named by the course’s id, with “course.yaml” in it.',
  },
  stray: {
    es: 'Este archivo no tiene sitio en la carpeta de un curso: cámbiale el nombre o quítalo.',
    en: 'This file has no place in a course’s folder: rename or remove it.',
  },
  twice: {
    es: 'Otro archivo de esta carpeta tiene el mismo identificador: cambia uno.',
    en: 'Another file of this folder has the same id: change one of them.',
  },
  inBin: inBinReason,
  elsewhere: {
    es: 'Ya está en otro curso o en otra lección: muévelo en la consola, o dale otro identificador.',
    en: 'It is in another course or lesson already: move it in the console, or give it another id.',
  },
  lessonTooLarge: {
    es: 'Esta lección cambia demasiado de una vez: acorta sus textos o impórtala por partes, con menos de 90 ejercicios cada vez.',
    en: 'Too much of this lesson changes at once: shorten its texts, or import it in parts, with fewer than 90 exercises each time.',
  },
  importTooLarge: {
    es: 'Es demasiado para una sola importación: impórtalo por partes, con menos lecciones cada vez.',
    en: 'It is too much for one import: import it in parts, with fewer lessons each time.',
  },
} as const satisfies Record<string, Localised>;

export const fileReason = (file: string, is: keyof typeof reasons): FieldError => ({
  path: file,
  text: reasons[is],
});
