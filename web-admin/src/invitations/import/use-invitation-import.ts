import type {
  InvitationImport,
  invitationEndpoints,
  InvitationPlan,
} from '@academy/contracts/http/auth/invitations.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { client } from '../../app/api.ts';
import { base64Of } from '../../shared/content-import/source.ts';

const planCall = endpointRef<typeof invitationEndpoints.staffPlanInvitations>(
  'POST',
  '/api/admin/invitations/import/plan',
);
const importCall = endpointRef<typeof invitationEndpoints.staffImportInvitations>(
  'POST',
  '/api/admin/invitations/import',
);

interface Chosen {
  fileName: string;
  file: string;
  language: Language;
}

const OUTDATED = 'import-outdated';
const LONGEST_NAME = 200;

const readChosen = async (file: File, language: Language): Promise<Chosen> => ({
  fileName: file.name.slice(0, LONGEST_NAME),
  file: base64Of(new Uint8Array(await file.arrayBuffer())),
  language,
});

/** The file that staff chose, whom it would invite, and the import itself. */
export function useInvitationImport(onStarted: (started: InvitationImport) => void) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [plan, setPlan] = useState<InvitationPlan | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function run(work: () => Promise<void>) {
    setPending(true);
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      setRefusal(
        error instanceof ApiError ? error.detail : translate('resources.invitations.failures.import'),
      );
    } finally {
      setPending(false);
    }
  }

  const show = async (read: Chosen) => setPlan(await client.call(planCall, { body: read }));

  return {
    chosen,
    plan,
    refusal,
    isPending,

    check: (file: File, language: Language) =>
      run(async () => {
        setPlan(null);
        setChosen(null);
        const read = await readChosen(file, language);
        setChosen(read);
        await show(read);
      }),

    /** The same file, for people who read another language. */
    checkAgain: (language: Language) =>
      run(async () => {
        if (!chosen) return;
        setChosen({ ...chosen, language });
        await show({ ...chosen, language });
      }),

    apply: () =>
      run(async () => {
        if (!chosen || !plan) return;
        try {
          onStarted(await client.call(importCall, { body: { ...chosen, basis: plan.basis } }));
          setPlan(null);
          setChosen(null);
        } catch (error) {
          // What holds now is shown beside what the server says of it.
          if (error instanceof ApiError && error.code === OUTDATED) await show(chosen);
          throw error;
        }
      }),
  };
}
