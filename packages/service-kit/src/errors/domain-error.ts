import type { Localised } from '../text/localised.ts';
import { kitTexts } from './kit-texts.ts';

export interface FieldError {
  /** Dotted path within the body, query or params: `email`, `criteria.0.weight`. */
  path: string;
  text: Localised;
}

export interface DomainErrorParts {
  /** HTTP status, 4xx or 503. */
  status: number;
  /** Kebab-case; becomes the problem's `type`. */
  code: string;
  /** Shown to the person as it is. */
  text: Localised;
  fields?: readonly FieldError[];
  headers?: Readonly<Record<string, string>>;
}

/** A refusal that is shown to the caller, as against a defect. The problem handler turns it into problem+json. */
export class DomainError extends Error {
  readonly status: number;
  readonly code: string;
  readonly text: Localised;
  readonly fields: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;

  constructor({ status, code, text, fields, headers }: DomainErrorParts) {
    super(text.en);
    this.name = 'DomainError';
    this.status = status;
    this.code = code;
    this.text = text;
    this.fields = fields;
    this.headers = headers;
  }
}

/** 404. */
export const notFound = (code: string, text: Localised): DomainError =>
  new DomainError({ status: 404, code, text });

/** 403: known who is asking, and not allowed. */
export const forbidden = (code = 'forbidden', text: Localised = kitTexts.forbidden): DomainError =>
  new DomainError({ status: 403, code, text });

/** 401: not known who is asking. */
export const unauthorised = (code = 'unauthorised', text: Localised = kitTexts.unauthorised): DomainError =>
  new DomainError({ status: 401, code, text, headers: { 'WWW-Authenticate': 'Bearer' } });

/** 409: the state has moved on, or something else already has that name. */
export const conflict = (code: string, text: Localised, fields?: readonly FieldError[]): DomainError =>
  new DomainError({ status: 409, code, text, ...(fields && { fields }) });

/**
 * 409 for a change of another version than the one that stands there: somebody, or oneself in another tab, was faster. One code,
 * by which a client tells it from other conflicts.
 */
export const versionConflict = (text: Localised): DomainError => conflict('changed-meanwhile', text);

/** 400 with the fields at fault. Without a text of its own, the first field's text is the detail. */
export const invalid = (fields: readonly FieldError[], text?: Localised): DomainError =>
  new DomainError({
    status: 400,
    code: 'invalid',
    text: text ?? fields[0]?.text ?? kitTexts.invalid,
    fields,
  });

/** 429 with Retry-After in whole seconds. */
export const tooMany = (retryAfterSeconds: number, text: Localised = kitTexts.tooMany): DomainError =>
  new DomainError({
    status: 429,
    code: 'too-many-requests',
    text,
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  });

/** 503 with Retry-After in whole seconds. */
export const unavailable = (
  code = 'unavailable',
  text: Localised = kitTexts.unavailable,
  retryAfterSeconds = 5,
): DomainError =>
  new DomainError({ status: 503, code, text, headers: { 'Retry-After': String(retryAfterSeconds) } });

/** 413. */
export const payloadTooLarge = (text: Localised = kitTexts.payloadTooLarge): DomainError =>
  new DomainError({ status: 413, code: 'payload-too-large', text });
