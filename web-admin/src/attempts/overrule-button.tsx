import { forWriters } from '../shared/rights/for-writers.tsx';
import type { StaffAttempt } from '@academy/contracts/http/catalog/staff-attempts.ts';
import GavelIcon from '@mui/icons-material/GavelOutlined';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
import { useRecordAction } from '../shared/use-record-action.ts';

type Decision = 'passed' | 'failed' | 'withdraw';
const passedOf: Record<Decision, boolean | null> = { passed: true, failed: false, withdraw: null };

/** Lets staff decide in place of the rubric, or take that back. The learner reads the reason. */
export const OverruleButton = forWriters(function OverruleButton() {
  const translate = useTranslate();
  const { act, isPending } = useRecordAction('override');
  const attempt = useRecordContext<StaffAttempt>();
  const [decision, setDecision] = useState<Decision | null>(null);
  if (!attempt) return null;

  const overrule = (passed: boolean | null, reason: string) =>
    act(
      attempt,
      { passed, reason },
      { done: passed === null ? 'withdrawn' : 'overruled', onDone: () => setDecision(null) },
    );
  const decisions: Decision[] = attempt.override ? ['passed', 'failed', 'withdraw'] : ['passed', 'failed'];
  return (
    <>
      <Button
        variant="contained"
        startIcon={<GavelIcon />}
        onClick={() => setDecision(attempt.passed ? 'failed' : 'passed')}
      >
        {translate('resources.attempts.action.overrule')}
      </Button>
      {decision === null ? null : (
        <ReasonDialog
          title={translate('resources.attempts.message.overrule_title')}
          text={translate('resources.attempts.message.overrule_content')}
          confirm={translate('resources.attempts.action.confirm')}
          isPending={isPending}
          onConfirm={(reason) => void overrule(passedOf[decision], reason)}
          onClose={() => setDecision(null)}
        >
          <RadioGroup
            aria-label={translate('resources.attempts.fields.decision')}
            value={decision}
            onChange={({ target }) => setDecision(decisions.find((one) => one === target.value) ?? decision)}
            sx={{ mb: 2 }}
          >
            {decisions.map((one) => (
              <FormControlLabel
                key={one}
                value={one}
                control={<Radio />}
                label={translate(`resources.attempts.decisions.${one}`)}
              />
            ))}
          </RadioGroup>
        </ReasonDialog>
      )}
    </>
  );
});
