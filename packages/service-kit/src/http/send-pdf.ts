import type { Response } from 'express';
import { handled, type Handled } from './route.ts';

/** Answers with a PDF to save under a name. Its ETag lets a browser keep it, which asks again each time. */
export const sendPdf = (res: Response, { name, pdf }: { name: string; pdf: Buffer }): Handled => {
  res.attachment(name).type('application/pdf').set('Cache-Control', 'private, no-cache').send(pdf);
  return handled;
};
