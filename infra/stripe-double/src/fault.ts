/** An error as Stripe answers it. */
export class StripeFault extends Error {
  readonly status: number;
  readonly body: { error: Record<string, unknown> };

  constructor(status: number, error: { type: string; message: string } & Record<string, unknown>) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

const invalid = (status: number, parts: { message: string } & Record<string, unknown>): StripeFault =>
  new StripeFault(status, { type: 'invalid_request_error', ...parts });

export const missing = (what: string, id: string, param = 'id'): StripeFault =>
  invalid(param === 'id' ? 404 : 400, {
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });

export const badRequest = (message: string, param?: string, code?: string): StripeFault =>
  invalid(400, { message, ...(param !== undefined && { param }), ...(code !== undefined && { code }) });

export const cardDeclined = (): StripeFault =>
  new StripeFault(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  });

export const unknownUrl = (method: string, path: string): StripeFault =>
  invalid(404, { message: `Unrecognized request URL (${method}: ${path}).` });

export const tooLarge = (): StripeFault => invalid(413, { message: 'Request body is too large.' });

export const unauthorised = (): StripeFault => invalid(401, { message: 'Invalid API Key provided.' });

export const keyReused = (key: string): StripeFault =>
  new StripeFault(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });

export const keyInUse = (key: string): StripeFault =>
  new StripeFault(409, {
    type: 'invalid_request_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this idempotency key (${key}).`,
  });

export const serverError = (): StripeFault =>
  new StripeFault(500, { type: 'api_error', message: 'An unknown error occurred.' });

export const rateLimited = (): StripeFault =>
  invalid(429, { code: 'rate_limit', message: 'Request rate limit exceeded.' });
