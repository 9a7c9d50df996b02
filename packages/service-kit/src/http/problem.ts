import { STATUS_CODES } from 'node:http';
import type { Problem } from '@academy/contracts/shared/problem.ts';
import type { DomainError } from '../errors/domain-error.ts';
import type { Language } from '@academy/contracts/shared/language.ts';

export const problemMediaType = 'application/problem+json';

/** The RFC 9457 body for a refusal, plus `error` for clients that read the text there. */
export const toProblem = (error: DomainError, language: Language, requestId: string): Problem => {
  const text = error.text[language];
  return {
    type: `/problems/${error.code}`,
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    detail: text,
    error: text,
    requestId,
    ...(error.fields && {
      fields: error.fields.map(({ path, text: message }) => ({ path, message: message[language] })),
    }),
  };
};

/** The headers that go with it: never cached, its language, and what the refusal itself asks for. */
export const problemHeaders = (error: DomainError, language: Language): Record<string, string> => ({
  'Cache-Control': 'no-store',
  'Content-Language': language,
  ...error.headers,
});
