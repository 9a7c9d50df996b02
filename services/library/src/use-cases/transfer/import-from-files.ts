import type { ImportChoice, ImportPlan, ImportSource } from '@academy/contracts/shared/content-transfer.ts';
import { decideImport } from '@academy/service-kit/content/transfer/decide-import.ts';
import { assertDecided } from '@academy/service-kit/content/transfer/plan-choices.ts';
import { planOutdated } from '@academy/service-kit/content/transfer/transfer-texts.ts';
import { createdIds } from '../../domain/transfer/import-steps.ts';
import type { LibraryDeps } from '../deps.ts';
import { basisNow, planImport } from './plan-import.ts';
import { finishDocumentImport, importOfDocuments } from './settle-import.ts';

interface Importing {
  source: ImportSource;
  /** Of the plan that staff have seen. */
  basis: string;
  choices: readonly ImportChoice[];
  actorId: string;
}

/**
 * Imports documents from their files, which are checked whole first. Gives what was created and changed. Before anything is written,
 * throws DomainError 400 where a file is at fault, and 409 where a document is another one than staff have seen, another import is
 * under way, or a conflict is not decided; after the rest is written, 409 `import-left-out`, and 503 where it is not done yet.
 */
export const importFromFiles = async (
  deps: LibraryDeps,
  { source, basis, choices, actorId }: Importing,
): Promise<ImportPlan> => {
  const { plan, steps, sent } = await planImport(deps, { source, choices });
  if (plan.basis !== basis) throw planOutdated();
  assertDecided(plan, choices);
  const decided = await decideImport(deps.documentImports, {
    id: importOfDocuments,
    actorId,
    at: deps.now(),
    creates: createdIds(steps),
    steps,
    assertAsPlanned: async () => {
      if ((await basisNow(deps, sent)) !== basis) throw planOutdated();
    },
  });
  await finishDocumentImport(deps, decided);
  return plan;
};
