import type { Automation } from '@academy/contracts/http/scheduler/automations.ts';
import { useRecordContext, useTranslate } from 'ra-core';
import { DeleteButton } from '../shared/delete-button.tsx';
import { useFailureNotice } from '../shared/use-failure-notice.tsx';

/** Deletes the card's automation, after a question. */
export function DeleteAutomationButton() {
  const translate = useTranslate();
  const showFailure = useFailureNotice();
  const automation = useRecordContext<Automation>();
  if (!automation) return null;
  return (
    <DeleteButton
      redirect={false}
      confirmTitle="resources.automations.message.delete_title"
      confirmContent="resources.automations.message.delete_content"
      translateOptions={{ name: translate(`resources.automations.types.${automation.type}`) }}
      successMessage="resources.automations.notifications.deleted"
      mutationOptions={{
        onError: (error: unknown) => showFailure('resources.automations.failures.delete', error),
      }}
    />
  );
}
