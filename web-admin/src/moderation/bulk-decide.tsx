import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import RemoveIcon from '@mui/icons-material/BlockOutlined';
import ApproveIcon from '@mui/icons-material/CheckOutlined';
import { useDataProvider, useNotify, useRefresh, useUnselectAll } from 'ra-core';
import { useState } from 'react';
import type { AcademyDataProvider } from '../app/data-provider.ts';
import { ReasonButton } from '../shared/reason-button.tsx';
import { decideAll, type Undecided } from './decide-all.ts';
import { LeftOut, splitByAppeal } from './left-out.tsx';
import { useChosenCases } from './use-chosen-cases.ts';

type Action = 'approve' | 'remove';

interface BulkDecideProps {
  /** Called with those that could not be decided, where there are any. */
  onUndecided: (undecided: readonly Undecided<ModerationCase>[]) => void;
}

/** Decides on the chosen cases at once, for one reason; on none with an appeal. */
export function BulkDecide({ onUndecided }: BulkDecideProps) {
  const { decided, leftOut } = splitByAppeal(useChosenCases());
  const { decide, isPending } = useBulkDecision(decided, onUndecided);
  if (decided.length === 0 && leftOut.length > 0) return <LeftOut cases={leftOut} />;
  const values = { smart_count: decided.length };
  return (
    <>
      <ReasonButton
        action="keepAll"
        values={values}
        icon={<ApproveIcon />}
        isPending={isPending}
        onConfirm={(reason, close) => void decide('approve', reason, close)}
      >
        <LeftOut cases={leftOut} />
      </ReasonButton>
      <ReasonButton
        action="removeAll"
        values={values}
        icon={<RemoveIcon />}
        isPending={isPending}
        onConfirm={(reason, close) => void decide('remove', reason, close)}
        isDangerous
      >
        <LeftOut cases={leftOut} />
      </ReasonButton>
    </>
  );
}

function useBulkDecision(cases: readonly ModerationCase[], onUndecided: BulkDecideProps['onUndecided']) {
  const provider = useDataProvider<AcademyDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const unselectAll = useUnselectAll('flags');
  const [isPending, setPending] = useState(false);

  async function decide(action: Action, reason: string, close: () => void) {
    setPending(true);
    const failed = await decideAll(cases, ({ id, version, wording }) =>
      provider.act('flags', { id, action: 'decision', body: { action, reason, version, wording } }),
    );
    setPending(false);
    close();
    const count = cases.length - failed.length;
    if (count > 0)
      notify('resources.flags.notifications.decidedAll', {
        type: 'success',
        messageArgs: { smart_count: count },
      });
    if (failed.length > 0) onUndecided(failed);
    unselectAll();
    refresh();
  }
  return { decide, isPending };
}
