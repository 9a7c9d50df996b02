import type { AutomationWork } from '@academy/service-kit/automations/automation-work.ts';
import { namingRefusal, publishNext } from '@academy/service-kit/content/publication-queue.ts';
import type { LibraryDocumentRecord } from '../domain/library-document.ts';
import type { LibraryDeps } from './deps.ts';
import { editDocument } from './edit-document.ts';

const publishedByRun = async ({ pdfs, now }: LibraryDeps, before: LibraryDocumentRecord, runId: string) => {
  const fields = { status: 'published', publishedByRun: runId } as const;
  try {
    return await editDocument({ pdfs }, before, { fields, at: now() });
  } catch (error) {
    throw namingRefusal({ es: before.titleEs, en: before.titleEn }, error);
  }
};

/** The work of a run: publishes the document that has been queued longest, as staff would. */
export const publishNextDocument =
  (deps: LibraryDeps): AutomationWork =>
  async (signal, { runIds }) => {
    const { documents, published } = deps;
    const publish = async (id: string, runId: string): Promise<boolean> => {
      const changed = await documents.change(id, async (before) =>
        before.status === 'queued' ? publishedByRun(deps, before, runId) : null,
      );
      return changed?.publishedByRun === runId;
    };
    const counts = await publishNext({ ...documents, publish }, { runIds, signal });
    published.forget();
    return counts;
  };
