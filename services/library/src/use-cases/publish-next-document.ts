import type { AutomationWork } from '@academy/service-kit/automations/automation-work.ts';
import { publishNext } from '@academy/service-kit/content/publish-next.ts';
import type { LibraryDeps } from './deps.ts';
import { editDocument } from './edit-document.ts';

/** The work of a run: publishes the document that has been queued longest, as staff would. */
export const publishNextDocument = (deps: LibraryDeps): AutomationWork =>
  publishNext({
    content: deps.documents,
    edit: async (before, fields) => ({
      ...(await editDocument(deps, before, { fields, at: deps.now() })),
      saved: { by: null, source: 'automation' as const },
    }),
    forget: deps.published.forget,
  });
