import type { ErrorRequestHandler, Request, Response } from 'express';
import { currentContext } from '../context/request-context.ts';
import { DomainError, notFound, payloadTooLarge, unavailable } from '../errors/domain-error.ts';
import { kitTexts } from '../errors/kit-texts.ts';
import type { Logger } from '../logging/logger.ts';
import { isStoreAway } from '../mongo/store-away.ts';
import { languageOf } from './language.ts';
import { problemHeaders, problemMediaType, toProblem } from './problem.ts';

/**
 * What express and its body parser throw about a request: http-errors, which carry `expose`, and a URIError for a path
 * that is not valid percent-encoding. Clients of other services throw errors with a `status` too; that one is not ours.
 */
const isAboutTheRequest = (error: Error): error is Error & { status: number; type?: unknown } =>
  'status' in error &&
  typeof error.status === 'number' &&
  (error instanceof URIError || ('expose' in error && error.expose === true));

const fromHttpError = (error: { status: number; type?: unknown }): DomainError | null => {
  if (error.status === 413) return payloadTooLarge();
  if (error.status === 415)
    return new DomainError({ status: 415, code: 'unsupported-media-type', text: kitTexts.unsupportedMedia });
  if (error.status >= 400 && error.status < 500) {
    const malformed = error.type === 'entity.parse.failed';
    return new DomainError({
      status: 400,
      code: malformed ? 'malformed-json' : 'invalid',
      text: malformed ? kitTexts.malformedJson : kitTexts.invalid,
    });
  }
  return null;
};

/**
 * The refusal that an error stands for; null for a defect. A ZodError is one: what a caller sent is parsed by
 * `parseRequestPart`, which throws a refusal, so it can only be about our own data.
 */
export const asDomainError = (error: unknown): DomainError | null => {
  if (error instanceof DomainError) return error;
  if (!(error instanceof Error)) return null;
  if (isStoreAway(error)) return unavailable();
  return isAboutTheRequest(error) ? fromHttpError(error) : null;
};

/** What a defect is answered with: 500, and nothing of its inside. */
export const internalError = new DomainError({ status: 500, code: 'internal', text: kitTexts.internal });

/** Answers with application/problem+json in the caller's language. */
export const sendProblem = (req: Request, res: Response, error: DomainError): void => {
  const language = languageOf(req);
  const problem = toProblem(error, language, currentContext()?.requestId ?? '');
  res
    .status(error.status)
    .set(problemHeaders(error, language))
    .type(problemMediaType)
    .send(JSON.stringify(problem));
};

export const sendNotFound = (req: Request, res: Response): void => {
  sendProblem(req, res, notFound('not-found', kitTexts.notFound));
};

/** The one error middleware. A defect is logged whole and answered with 500 and nothing of its inside. */
export const problemHandler =
  (logger: Logger): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    const refusal = asDomainError(error);
    if (refusal === null) logger.error({ err: error, method: req.method, path: req.path }, 'request failed');
    if (res.headersSent) {
      res.destroy();
      next();
      return;
    }
    sendProblem(req, res, refusal ?? internalError);
  };
