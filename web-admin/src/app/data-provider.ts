import { countedRows } from '@academy/contracts/shared/counted-rows.ts';
import type {
  DataProvider,
  DeleteManyParams,
  DeleteParams,
  GetListParams,
  GetManyParams,
  Identifier,
  RaRecord,
  UpdateManyParams,
  UpdateParams,
} from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { withServerOrder } from './server-order.ts';
import { inBatches } from './in-batches.ts';
import type { HttpClient } from './http-client.ts';

/** The most that one call of the server gives. */
const LONGEST_RANGE = 1000;

/** What is done to a record beside changing its fields: a `POST` to `/<resource>/<id>/<action>`, or what `method` says. */
export interface Action {
  id: Identifier;
  action: string;
  method?: 'POST' | 'PUT';
  body: object;
  /** The version that was read, where another one is a conflict. */
  version?: number;
}

export interface AcademyDataProvider extends DataProvider {
  act<Answer>(resource: string, action: Action): Promise<Answer>;
  /** What a record has below its own address: a `GET` of `/<resource>/<id>/<part>`. */
  part<Answer>(resource: string, asked: { id: Identifier; part: string }): Promise<Answer>;
  /** Sets what a record has one of, such as a member's mute: a `PUT` to `/<resource>/<id>`. */
  put<Answer>(resource: string, record: { id: Identifier; body: object }): Promise<Answer>;
}

/** The keys that differ from what was read: a form sends its whole record, of which one field may have changed. */
function changes(data: Record<string, unknown>, before: Record<string, unknown> | undefined) {
  if (!before) return data;
  // A form copies the objects that it holds.
  const isChanged = (key: string, value: unknown) => JSON.stringify(before[key]) !== JSON.stringify(value);
  return Object.fromEntries(Object.entries(data).filter(([key, value]) => isChanged(key, value)));
}

/** Where another version than the one that was read is a conflict. */
const ifMatch = (version: unknown): HeadersInit =>
  typeof version === 'number' ? { 'If-Match': `"${version}"` } : {};

/**
 * ra-data-simple-rest with the conventions of `/api/admin`: PATCH and DELETE with `If-Match` against lost updates, and
 * lists as long as asked, read in pages of what one call gives.
 */
export function createDataProvider(http: HttpClient, apiUrl = '/api/admin'): AcademyDataProvider {
  const listed: HttpClient = (url, request) => http(withServerOrder(url), request);
  const base = simpleRestProvider(apiUrl, listed as never, 'X-Total-Count');
  const urlOf = (resource: string, id: Identifier) => `${apiUrl}/${resource}/${encodeURIComponent(id)}`;

  async function getWholeList(resource: string, params: GetListParams, most: number) {
    const found = new Map<Identifier, RaRecord>();
    let total = 0;
    for (let page = 1; (page - 1) * LONGEST_RANGE < most; page += 1) {
      const part = await base.getList(resource, {
        ...params,
        pagination: { page, perPage: LONGEST_RANGE },
      });
      total = part.total ?? 0;
      // A record that moves while pages are read may come twice.
      for (const record of part.data) found.set(record.id, record);
      // Longer lists are not counted to their end, which is then an empty page.
      const isLast = total <= countedRows && page * LONGEST_RANGE >= total;
      if (isLast || part.data.length === 0) break;
    }
    return { data: [...found.values()].slice(0, most), total };
  }

  const patch = (resource: string, id: Identifier, data: unknown, headers: HeadersInit = {}) =>
    http<RaRecord>(urlOf(resource, id), { method: 'PATCH', body: JSON.stringify(data), headers });

  return {
    ...base,
    getList(resource: string, params: GetListParams) {
      const perPage = params.pagination?.perPage ?? 0;
      return perPage > LONGEST_RANGE
        ? getWholeList(resource, params, perPage)
        : base.getList(resource, params);
    },
    async getMany(resource: string, { ids, signal }: GetManyParams & { signal?: AbortSignal }) {
      const filter = new URLSearchParams({ filter: JSON.stringify({ ids }) });
      const { json } = await http<RaRecord[]>(`${apiUrl}/${resource}?${filter}`, { signal: signal ?? null });
      return { data: json };
    },
    async update(resource: string, { id, data, previousData }: UpdateParams) {
      // A form that was shown a newer version, and goes on, says so.
      const { version = previousData?.version, ...fields } = data as Record<string, unknown>;
      const headers = ifMatch(version);
      const { json } = await patch(resource, id, changes(fields, previousData), headers);
      return { data: json };
    },
    async updateMany(resource: string, { ids, data }: UpdateManyParams) {
      await inBatches(ids, (id) => patch(resource, id, data));
      return { data: ids };
    },
    async delete(resource: string, { id, previousData }: DeleteParams) {
      const headers = ifMatch(previousData?.version);
      const { json } = await http<RaRecord | undefined>(urlOf(resource, id), { method: 'DELETE', headers });
      // Some calls answer with what they deleted, others with nothing.
      return { data: json ?? { id } };
    },
    async deleteMany(resource: string, { ids }: DeleteManyParams) {
      await inBatches(ids, (id) => http(urlOf(resource, id), { method: 'DELETE' }));
      return { data: ids };
    },
    async act(resource: string, { id, action, method = 'POST', body, version }: Action) {
      const headers = ifMatch(version);
      const url = `${urlOf(resource, id)}/${action}`;
      const { json } = await http(url, { method, body: JSON.stringify(body), headers });
      return json;
    },
    async part(resource: string, { id, part }: { id: Identifier; part: string }) {
      const { json } = await http(`${urlOf(resource, id)}/${part}`);
      return json;
    },
    async put(resource: string, { id, body }: { id: Identifier; body: object }) {
      const { json } = await http(urlOf(resource, id), { method: 'PUT', body: JSON.stringify(body) });
      return json;
    },
  } as AcademyDataProvider;
}
