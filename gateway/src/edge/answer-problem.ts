import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import { languageOf } from '@academy/service-kit/http/language.ts';
import { hasBody, requestIdHeader, type FlatHeaders } from '../forwarding/headers.ts';
import { problemHeaders, problemMediaType, toProblem } from '@academy/service-kit/http/problem.ts';

const requestIdIn = (headers: FlatHeaders): string =>
  String(headers[headers.indexOf(requestIdHeader) + 1] ?? '');

/** Answers with problem+json on a raw response; cuts the connection where an answer has already begun. */
export const answerProblem = (
  req: IncomingMessage,
  res: ServerResponse,
  { refusal, ownHeaders }: { refusal: DomainError; ownHeaders: FlatHeaders },
): void => {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const language = languageOf(req);
  const body = JSON.stringify(toProblem(refusal, language, requestIdIn(ownHeaders)));
  // A body that nobody will read is not read either: the connection ends with this answer.
  if (!req.complete && hasBody(req)) res.setHeader('Connection', 'close');
  for (let i = 0; i < ownHeaders.length; i += 2)
    res.setHeader(String(ownHeaders[i]), ownHeaders[i + 1] ?? '');
  res.writeHead(refusal.status, {
    ...problemHeaders(refusal, language),
    'Content-Type': problemMediaType,
    'Content-Length': Buffer.byteLength(body),
  });
  res.end(body);
};
