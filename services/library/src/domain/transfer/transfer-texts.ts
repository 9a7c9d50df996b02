import { mostDocumentsAtOnce } from '@academy/contracts/http/library/document-transfer.ts';
import { inBinReason } from '@academy/service-kit/content/transfer/transfer-texts.ts';
import type { FieldError } from '@academy/service-kit/errors/domain-error.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

const reasons = {
  noDocument: {
    es: 'Debe haber una carpeta por documento, con su identificador como nombre y «document.yaml» dentro.',
    en: 'There must be one folder for each document, named by its id, with “document.yaml” in it.',
  },
  tooMany: {
    es: `Son más de ${mostDocumentsAtOnce} documentos: impórtalos por partes.`,
    en: `These are more than ${mostDocumentsAtOnce} documents: import them in parts.`,
  },
  stray: {
    es: 'Este archivo no tiene sitio en la carpeta de un documento: cámbiale el nombre o quítalo.',
    en: 'This file has no place in a document’s folder: rename or remove it.',
  },
  inBin: inBinReason,
  documentTooLarge: {
    es: 'Este documento es demasiado largo para guardarlo de una vez: acorta sus textos.',
    en: 'This document is too long to be saved at once: shorten its texts.',
  },
  importTooLarge: {
    es: 'Es demasiado para una sola importación: impórtalo por partes, con menos documentos cada vez.',
    en: 'It is too much for one import: import it in parts, with fewer documents each time.',
  },
} as const satisfies Record<string, Localised>;

export const fileReason = (file: string, is: keyof typeof reasons): FieldError => ({
  path: file,
  text: reasons[is],
});
