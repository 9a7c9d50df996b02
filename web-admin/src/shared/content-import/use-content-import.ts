import type { ImportChoice, ImportPlan, ImportSource } from '@academy/contracts/shared/content-transfer.ts';
import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isPlanSpent, toChoices, type Choices } from './choices.ts';
import { NotUtf8 } from './source.ts';

/** The calls of one kind of content, and where they lead. */
export interface ContentTransfer<Plan extends ImportPlan> {
  plan: (source: ImportSource) => Promise<Plan>;
  apply: (body: { source: ImportSource; basis: string; choices: ImportChoice[] }) => Promise<Plan>;
  onDone: (plan: Plan) => void;
}

export interface ImportRefusal {
  text: string;
  faults: readonly { path: string; message: string }[];
}

const noChoices: Choices = new Map();

/** What staff picked, what it would come to, and the import itself. */
export function useContentImport<Plan extends ImportPlan>(transfer: ContentTransfer<Plan>) {
  const translate = useTranslate();
  const [source, setSource] = useState<ImportSource | null>(null);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [choices, setChoices] = useState(noChoices);
  const [refusal, setRefusal] = useState<ImportRefusal | null>(null);
  const [isPending, setPending] = useState(false);

  const refusalOf = (error: unknown): ImportRefusal => {
    if (error instanceof ApiError) return { text: error.detail, faults: error.faults };
    const text = (key: string) => translate(`resources.transfer.failures.${key}`);
    if (!(error instanceof NotUtf8)) return { text: text('import'), faults: [] };
    return { text: text('files'), faults: error.paths.map((path) => ({ path, message: text('notUtf8') })) };
  };

  async function run(work: () => Promise<void>) {
    setPending(true);
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setPending(false);
    }
  }

  const check = (picked: Promise<ImportSource>) =>
    run(async () => {
      setPlan(null);
      setChoices(noChoices);
      const read = await picked;
      setSource(read);
      setPlan(await transfer.plan(read));
    });

  const apply = () =>
    run(async () => {
      if (!source || !plan) return;
      const { basis } = plan;
      try {
        transfer.onDone(await transfer.apply({ source, basis, choices: toChoices(plan, choices) }));
      } catch (error) {
        // The files have to be checked again: nothing of this plan can be imported once more.
        if (isPlanSpent(error)) setPlan(null);
        throw error;
      }
    });

  return { plan, choices, setChoices, refusal, isPending, check, apply };
}
