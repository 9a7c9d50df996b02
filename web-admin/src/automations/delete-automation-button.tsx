import { forWriters } from '../shared/rights/for-writers.tsx';
import type { Automation } from '@academy/contracts/http/scheduler/automations.ts';
import { useRecordContext } from 'ra-core';
import { useAutomationName } from '../shared/automation-name.ts';
import { DeleteButton } from '../shared/delete-button.tsx';
import { useFailureNotice } from '../shared/use-failure-notice.tsx';

/** Deletes the card's automation, after a question. */
export const DeleteAutomationButton = forWriters(function DeleteAutomationButton() {
  const nameOf = useAutomationName();
  const showFailure = useFailureNotice();
  const automation = useRecordContext<Automation>();
  if (!automation) return null;
  return (
    <DeleteButton
      redirect={false}
      confirmTitle="resources.automations.message.delete_title"
      confirmContent="resources.automations.message.delete_content"
      translateOptions={{ name: nameOf(automation.type) }}
      successMessage="resources.automations.notifications.deleted"
      mutationOptions={{
        onError: (error: unknown) => showFailure('resources.automations.failures.delete', error),
      }}
    />
  );
});
