import { forWriters } from '../shared/rights/for-writers.tsx';
import { findAutomationKind } from '@academy/contracts/automations/kinds/automation-kinds.ts';
import type { Automation } from '@academy/contracts/http/scheduler/automations.ts';
import RunIcon from '@mui/icons-material/PlayArrowOutlined';
import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Button, Confirm } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { useAutomationName } from '../shared/automation-name.ts';
import { useRecordAction } from '../shared/use-record-action.ts';

/** Runs the card's automation now, after a question where it deletes or writes to people; the history shows what comes of it. */
export const RunButton = forWriters(function RunButton() {
  const automation = useRecordContext<Automation>();
  const translate = useTranslate();
  const { language } = useLanguage();
  const nameOf = useAutomationName();
  const { act, isPending } = useRecordAction('run');
  const [isAsking, setAsking] = useState(false);
  if (!automation) return null;
  const question = findAutomationKind(automation.type)?.question;
  const run = () => {
    setAsking(false);
    void act(automation, {}, { done: 'started' });
  };
  return (
    <>
      <Button
        label="resources.automations.action.run"
        disabled={isPending}
        onClick={() => (question ? setAsking(true) : run())}
      >
        <RunIcon />
      </Button>
      {question && (
        <Confirm
          isOpen={isAsking}
          title="resources.automations.message.run_title"
          content={question[language]}
          translateOptions={{ name: nameOf(automation.type) }}
          confirm={translate('resources.automations.action.run')}
          confirmColor="warning"
          onConfirm={run}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
});
