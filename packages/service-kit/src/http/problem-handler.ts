import type { ErrorRequestHandler, Request, Response } from 'express';
import { ZodError } from 'zod';
import { currentContext } from '../context/request-context.ts';
import { DomainError, notFound, payloadTooLarge, unavailable } from '../errors/domain-error.ts';
import { kitTexts } from '../errors/kit-texts.ts';
import type { Logger } from '../logging/logger.ts';
import { contractViolation } from './contract-violation.ts';
import { languageOf } from './language.ts';
import { problemHeaders, problemMediaType, toProblem } from './problem.ts';

const storeIsAway =
  /^Mongo(ose)?(Network|NetworkTimeout|ServerSelection|PoolCleared|NotConnected|TopologyClosed)/;

const hasStatus = (error: object): error is { status: number; type?: unknown } =>
  'status' in error && typeof error.status === 'number';

/** What express and its body parser throw: http-errors with a `type`. */
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

/** The refusal that an error stands for; null for a defect. */
export const asDomainError = (error: unknown): DomainError | null => {
  if (error instanceof DomainError) return error;
  if (error instanceof ZodError) return contractViolation(error.issues);
  if (!(error instanceof Error)) return null;
  if (storeIsAway.test(error.name)) return unavailable();
  return hasStatus(error) ? fromHttpError(error) : null;
};

const internal = new DomainError({ status: 500, code: 'internal', text: kitTexts.internal });

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
    sendProblem(req, res, refusal ?? internal);
  };
