import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import { languageOf } from '@academy/service-kit/http/language.ts';
import { problemHeaders, problemMediaType, toProblem } from '@academy/service-kit/http/problem.ts';

/** Answers with problem+json on a raw response; cuts the connection where an answer has already begun. */
export const answerProblem = (
  req: IncomingMessage,
  res: ServerResponse,
  error: DomainError,
  requestId: string,
): void => {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const language = languageOf(req);
  const body = JSON.stringify(toProblem(error, language, requestId));
  // A body that nobody will read is not read either: the connection ends with this answer.
  if (!req.complete) res.setHeader('Connection', 'close');
  res.writeHead(error.status, {
    ...problemHeaders(error, language),
    'Content-Type': problemMediaType,
    'Content-Length': Buffer.byteLength(body),
  });
  res.end(body);
};
