import { z } from 'zod';
import { badRequest } from './fault.ts';
import type { FormValue } from './form.ts';
import { listObject } from './objects/list.ts';
import type { World } from './world.ts';

export interface Call<Params> {
  world: World;
  /** Ids in the path, in order. */
  ids: readonly [string, ...string[]];
  params: Params;
  /** Where payment pages are. */
  pages: string;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** `/v1/customers/:id` */
  path: string;
  handle(call: Call<Record<string, FormValue>>): object;
}

const faultOf = (issue: z.core.$ZodIssue) => {
  const [first = '', ...rest] = [
    ...issue.path,
    ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []),
  ].map(String);
  const param = first + rest.map((key) => `[${key}]`).join('');
  if (issue.code === 'unrecognized_keys')
    return badRequest(`Received unknown parameter: ${param}`, param, 'parameter_unknown');
  const isAbsent = issue.code === 'invalid_type' && issue.input === undefined;
  return isAbsent
    ? badRequest(`Missing required param: ${param}.`, param, 'parameter_missing')
    : badRequest(`Invalid ${param}: ${issue.message}`, param);
};

const expand = z.array(z.string()).optional();

/** An endpoint that, like Stripe's, refuses a parameter that it does not know. */
export const route = <Shape extends z.ZodRawShape>(
  method: Route['method'],
  path: string,
  shape: Shape,
  handle: (call: Call<z.output<z.ZodObject<Shape>>>) => object,
): Route => {
  const schema = z.strictObject({ ...shape, expand });
  return {
    method,
    path,
    handle: (call) => {
      const parsed = schema.safeParse(call.params, { reportInput: true });
      const [issue] = parsed.error?.issues ?? [];
      if (issue) throw faultOf(issue);
      // What was parsed has the shape's own keys; the compiler cannot see through the one that is added.
      return handle({ ...call, params: parsed.data as unknown as z.output<z.ZodObject<Shape>> });
    },
  };
};

export const bool = z.stringbool({ truthy: ['true'], falsy: ['false'] });
export const cents = z.coerce.number().int();
export const metadata = z.record(z.string(), z.string());
export const oneOf = <T extends string>(...values: [T, ...T[]]) => z.enum(values);

export const paging = {
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
};

interface Paging {
  limit: number;
  starting_after?: string | undefined;
}

/** One page of what is in the order in which it was made, newest first. */
export const page = <T extends { id: string }>(url: string, all: Iterable<T>, paged: Paging): object => {
  const newestFirst = [...all].reverse();
  const after = paged.starting_after;
  const from = after === undefined ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && from === 0) throw badRequest(`No such object: '${after}'`, 'starting_after');
  const data = newestFirst.slice(from, from + paged.limit);
  return listObject(url, data, from + paged.limit < newestFirst.length);
};
