import type {
  promptEndpoints,
  PromptChange,
  PromptDraft,
  SavedPrompt,
  SavedPromptSummary,
} from '@academy/contracts/http/ai/prompts.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';

export type { SavedPrompt, SavedPromptSummary };

const list = endpointRef<typeof promptEndpoints.listPrompts>('GET', '/api/prompts');
const one = endpointRef<typeof promptEndpoints.getPrompt>('GET', '/api/prompts/:id');
const create = endpointRef<typeof promptEndpoints.createPrompt>('POST', '/api/prompts');
const update = endpointRef<typeof promptEndpoints.updatePrompt>('PATCH', '/api/prompts/:id');
const remove = endpointRef<typeof promptEndpoints.deletePrompt>('DELETE', '/api/prompts/:id');
const exported = endpointRef<typeof promptEndpoints.exportPrompts>('GET', '/api/prompts/export');
const imported = endpointRef<typeof promptEndpoints.importPrompts>('POST', '/api/prompts/import');

const key = ['/api/prompts'] as const;

/** All of the member's prompts, or those that a search and a tag leave. */
export const promptsQuery = ({ q = '', tag = '' }: { q?: string; tag?: string } = {}) =>
  queryOptions({
    queryKey: [...key, 'list', { q, tag }],
    queryFn: () => client.call(list, { query: { ...(q && { q }), ...(tag && { tag }) } }),
    placeholderData: keepPreviousData,
  });

export const promptQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: () => client.call(one, { params: { id } }),
    // An editor starts from what stands now, for its version.
    staleTime: 0,
  });

export const createPrompt = (draft: PromptDraft): Promise<SavedPrompt> =>
  client.call(create, { body: draft });
export const updatePrompt = (id: string, change: PromptChange): Promise<SavedPrompt> =>
  client.call(update, { params: { id }, body: change });
export const deletePrompt = (id: string): Promise<undefined> => client.call(remove, { params: { id } });
export const exportPrompts = () => client.call(exported, {});
export const importPrompts = (importId: string, prompts: readonly unknown[]) =>
  client.call(imported, { body: { importId, prompts: [...prompts] } });

/** After a change: lists and single prompts are read again. */
export const promptsChanged = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: key });
