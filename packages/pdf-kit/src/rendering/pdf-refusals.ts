import { DomainError, unavailable } from '@academy/service-kit/errors/domain-error.ts';
import { pdfTexts } from './pdf-texts.ts';

/** 503: more PDFs wait than are worth waiting for. */
export const tooBusy = (): DomainError => unavailable('pdf-busy', pdfTexts.busy, 5);

/** 422: drawing took more time or memory than a PDF may, or failed. */
export const notDrawable = (): DomainError =>
  new DomainError({ status: 422, code: 'pdf-not-drawable', text: pdfTexts.notDrawable });

export const isNotDrawable = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'pdf-not-drawable';
