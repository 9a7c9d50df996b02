import type {
  CourseImportPlan,
  staffTransferEndpoints,
} from '@academy/contracts/http/catalog/staff-transfer.ts';
import type { ImportSource } from '@academy/contracts/shared/content-transfer.ts';
import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { useNotify, useRedirect, useTranslate } from 'ra-core';
import { useState } from 'react';
import { client } from '../../app/api.ts';
import { toChoices, type Choices } from './choices.ts';
import { NotUtf8 } from './source.ts';

const planCall = endpointRef<typeof staffTransferEndpoints.staffPlanImport>(
  'POST',
  '/api/admin/courses/import/plan',
);
const importCall = endpointRef<typeof staffTransferEndpoints.staffImportCourse>(
  'POST',
  '/api/admin/courses/import',
);

export interface ImportRefusal {
  text: string;
  faults: readonly { path: string; message: string }[];
}

const noChoices: Choices = new Map();

/** What staff picked, what it would come to, and the import itself. */
export function useCourseImport() {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const [source, setSource] = useState<ImportSource | null>(null);
  const [plan, setPlan] = useState<CourseImportPlan | null>(null);
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
      setPlan(await client.call(planCall, { body: { source: read } }));
    });

  const apply = () =>
    run(async () => {
      if (!source || !plan) return;
      const body = { source, basis: plan.basis, choices: toChoices(plan, choices) };
      const { courseId } = await client.call(importCall, { body });
      notify('resources.transfer.done', { type: 'success' });
      redirect('edit', 'courses', courseId);
    });

  return { plan, choices, setChoices, refusal, isPending, check, apply };
}
