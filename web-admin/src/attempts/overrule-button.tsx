import type { StaffAttempt } from '@academy/contracts/http/catalog/staff-attempts.ts';
import GavelIcon from '@mui/icons-material/GavelOutlined';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useDataProvider, useNotify, useRecordContext, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AcademyDataProvider } from '../app/data-provider.ts';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
import { isConflict, useFailureNotice } from '../shared/use-failure-notice.tsx';

type Decision = 'passed' | 'failed' | 'withdraw';
const passedOf: Record<Decision, boolean | null> = { passed: true, failed: false, withdraw: null };

/** Lets staff decide in place of the rubric, or take that back. The learner reads the reason. */
export function OverruleButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const showFailure = useFailureNotice();
  const dataProvider = useDataProvider<AcademyDataProvider>();
  const attempt = useRecordContext<StaffAttempt>();
  const [decision, setDecision] = useState<Decision | null>(null);
  const [isPending, setPending] = useState(false);
  if (!attempt) return null;

  async function overrule({ id, version }: StaffAttempt, passed: boolean | null, reason: string) {
    setPending(true);
    try {
      await dataProvider.act('attempts', { id, version, action: 'override', body: { passed, reason } });
      setDecision(null);
      notify(`resources.attempts.notifications.${passed === null ? 'withdrawn' : 'overruled'}`, {
        type: 'success',
      });
      refresh();
    } catch (error) {
      showFailure('resources.attempts.failures.override', error);
      if (isConflict(error)) refresh();
    } finally {
      setPending(false);
    }
  }

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
          onConfirm={(reason) => void overrule(attempt, passedOf[decision], reason)}
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
}
