import type { Router } from 'express';
import type { Access, BodyOf, Endpoint, ResponseOf } from '@academy/contracts/http/endpoint.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { idParamsSchema, staffListQuerySchema } from '@academy/contracts/shared/lists.ts';
import type { z } from 'zod';
import { expectedVersionOf } from '../http/if-match.ts';
import { route, type RouteDeps } from '../http/route.ts';
import { withVersion } from '../http/with-version.ts';
import type { Caller } from '../identity/identity-port.ts';
import type { StaffEdit } from './staff-edit.ts';
import { parseStaffList, sendStaffList, type StaffList } from './staff-list.ts';

type StaffEndpoint = Endpoint & { access: Exclude<Access, 'public'>; response: z.ZodType };
type ListEndpoint = StaffEndpoint & { query: typeof staffListQuerySchema };
type ReadEndpoint = StaffEndpoint & { params: typeof idParamsSchema };
type ChangeEndpoint = ReadEndpoint & { body: z.ZodType };

type RowOf<List> = ResponseOf<List> extends readonly (infer Row)[] ? Row : never;
type Versioned = { version: number };

/** Who asks, and in which language they read. */
export interface StaffCall {
  caller: Caller;
  language: Language;
}

export interface StaffResource<
  List extends ListEndpoint,
  Read extends ReadEndpoint,
  Change extends ChangeEndpoint,
> {
  /** Its name in Content-Range. */
  name: string;
  endpoints: { list: List; read: Read; change: Change };
  list: (list: StaffList, call: StaffCall) => Promise<{ rows: RowOf<List>[]; total: number }>;
  read: (id: string, call: StaffCall) => Promise<ResponseOf<Read> & Versioned>;
  change: (edit: StaffEdit<BodyOf<Change>>, call: StaffCall) => Promise<ResponseOf<Change> & Versioned>;
}

/**
 * Binds a resource of the back office by the conventions of ra-data-simple-rest: a list with its counts, one record,
 * and a change guarded by If-Match. The version of a record is its ETag.
 */
export const staffResource = <
  List extends ListEndpoint,
  Read extends ReadEndpoint,
  Change extends ChangeEndpoint,
>(
  router: Router,
  routes: RouteDeps,
  resource: StaffResource<List, Read, Change>,
): void => {
  // As their own kinds: the compiler cannot look into a type parameter.
  const endpoints: { list: ListEndpoint; read: ReadEndpoint; change: ChangeEndpoint } = resource.endpoints;

  route(router, endpoints.list, routes, async ({ query, caller, language, res }) => {
    const list = parseStaffList(query);
    const { rows, total } = await resource.list(list, { caller, language });
    return sendStaffList(res, resource.name, rows, list.range, total);
  });

  route(router, endpoints.read, routes, ({ params, caller, language, res }) =>
    withVersion(res, resource.read(params.id, { caller, language })),
  );

  route(router, endpoints.change, routes, ({ params, body, caller, language, req, res }) => {
    // The endpoint's own schema has just parsed it.
    const change = body as BodyOf<Change>;
    const edit = { id: params.id, change, expectedVersion: expectedVersionOf(req), actorId: caller.userId };
    return withVersion(res, resource.change(edit, { caller, language }));
  });
};
