import type { z } from 'zod';
import type { Permission } from '../shared/permissions.ts';

/** Who may call an endpoint: everybody, anybody signed in, or whoever's role has the permission. */
export type Access = 'public' | 'member' | Permission;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What an endpoint costs beyond an ordinary call; the gateway admits few of a kind at a time. */
export type Cost = 'password-hash';

/**
 * One HTTP call as data. Servers validate requests with it (and responses outside production), the web
 * client is typed by it, OpenAPI is generated from it, and the role matrix test is derived from it.
 */
export interface Endpoint {
  method: Method;
  /** Express style: `/api/courses/:id`. */
  path: `/api/${string}`;
  summary: string;
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Status of a success; 200 when absent. */
  status?: 200 | 201 | 202 | 204;
  /** JSON answer. Absent for an empty or a binary one. */
  response?: z.ZodType;
  /** Media type where the answer is not JSON, such as `application/pdf`; several where it is one of them. */
  media?: string | readonly string[];
  /** Statuses of the problems it may answer with, beside 400, 401, 403, 429 and 503 which hold everywhere. */
  errors?: readonly number[];
  /** Largest request body in bytes; `defaultMaxBodyBytes` when absent. The gateway refuses more with 413. */
  maxBodyBytes?: number;
  /**
   * How many milliseconds the answer may take to begin, and may pause between two parts; the gateway's own
   * deadline when absent. Past it the caller gets 504.
   */
  deadlineMs?: number;
  /** The answer is sent in parts as they come to be, such as server-sent events: it holds no place of a short call. */
  streams?: true;
  cost?: Cost;
  /**
   * A GET whose answer is the same for everyone who sends no token. Identical requests in flight are joined into
   * one; only path, query and the headers of content negotiation reach the service.
   */
  cacheable?: true;
  /**
   * A GET that an administrator who views the academy as a learner may make: it shows nothing that the learner would call
   * private, and leaves no trace. Without it a viewing is refused.
   */
  inViewing?: true;
  /** How its success is described in OpenAPI, where more than the summary is needed. */
  notes?: string;
}

export const defaultMaxBodyBytes = 256 * 1024;

/** The largest body, in bytes, that any of these endpoints takes: what a service's body parser has to allow. */
export const largestBodyBytes = (endpoints: Readonly<Record<string, Endpoint>>): number =>
  Math.max(...Object.values(endpoints).map(({ maxBodyBytes = defaultMaxBodyBytes }) => maxBodyBytes));

/** Declares an endpoint, keeping the literal types of its parts. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

type Output<S, Otherwise> = S extends z.ZodType ? z.output<S> : Otherwise;
type Input<S, Otherwise> = S extends z.ZodType ? z.input<S> : Otherwise;
type Part<E, K extends string> = E extends Record<K, infer S> ? S : undefined;

/** What a handler receives, parsed. */
export type ParamsOf<E> = Output<Part<E, 'params'>, Record<string, never>>;
export type QueryOf<E> = Output<Part<E, 'query'>, Record<string, never>>;
export type BodyOf<E> = Output<Part<E, 'body'>, undefined>;
/** What a handler returns and a client receives. */
export type ResponseOf<E> = Output<Part<E, 'response'>, undefined>;
/** What a client sends. */
export type ParamsInputOf<E> = Input<Part<E, 'params'>, undefined>;
export type QueryInputOf<E> = Input<Part<E, 'query'>, undefined>;
export type BodyInputOf<E> = Input<Part<E, 'body'>, undefined>;
