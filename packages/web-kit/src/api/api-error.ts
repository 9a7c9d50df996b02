import type { Problem } from '@academy/contracts/shared/problem.ts';

/**
 * An answer that is not OK. `message` keeps the form `status: body` (or the status text where the body is
 * empty); `code` is the server's word for the problem, such as `not-found`, empty where it gave none; `detail` is the
 * sentence to show to a person, `bare` where the answer has none of ours, as from a proxy; `fields` maps a field's name to
 * its own message, `paths` each field's whole path in what was sent (`samples.es.good.0`), `faults` as they came, in their order.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly requestId: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly paths: Readonly<Record<string, string>>;
  readonly faults: readonly { path: string; message: string }[];

  constructor(status: number, statusText: string, body: string, bare = statusText) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    const problem = parseProblem(body);
    this.status = status;
    this.code = /^\/problems\/([\w-]+)$/.exec(text(problem.type) ?? '')?.[1] ?? '';
    this.detail = text(problem.detail) ?? text(problem.error) ?? text(problem.title) ?? bare;
    this.requestId = text(problem.requestId);
    this.fields = fieldMessages(problem.fields, (path) => path.split(/[./]/).at(-1));
    this.faults = faultsIn(problem.fields);
    this.paths = fieldMessages(problem.fields, (path) => path.replace(/^body[./]/, '').replaceAll('/', '.'));
  }
}

/** The request never got a whole answer: no connection, it broke off, or the server is away. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('0: network', { cause });
    this.name = 'NetworkError';
  }
}

/** Whether an error says that the caller is not, or no longer, who they were: the account or its session is gone. */
export const isSessionRefused = (error: unknown): boolean =>
  error instanceof ApiError && [401, 403, 404].includes(error.status);

/** A proxy may answer with anything, so nothing of the body is taken on trust. */
type Unverified<T> = { [K in keyof T]?: unknown };

function parseProblem(body: string): Unverified<Problem> {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The first message of each field, by a name made of its path. */
function fieldMessages(
  source: unknown,
  nameOf: (path: string) => string | undefined,
): Record<string, string> {
  const found: Record<string, string> = {};
  if (!Array.isArray(source)) return found;
  for (const entry of source as Unverified<{ path: string; message: string }>[]) {
    const field = nameOf(text(entry?.path) ?? '');
    const message = text(entry?.message);
    if (field && message) found[field] ??= message;
  }
  return found;
}

/** What the server says of single fields or files, under their names as it gave them. */
function faultsIn(fields: unknown): { path: string; message: string }[] {
  if (!Array.isArray(fields)) return [];
  return fields.flatMap((field: Unverified<{ path: string; message: string }> | null) => {
    const path = text(field?.path);
    const message = text(field?.message);
    return path !== undefined && message !== undefined ? [{ path, message }] : [];
  });
}
