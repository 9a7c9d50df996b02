import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../shared/ui/notice.tsx';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { useFailureToast } from '../../../shared/ui/toast/use-failure-toast.ts';
import { practiceSettingsQuery, setPracticeSettings, weeklyGoalQuery } from '../api/practice.ts';
import { Choice } from './choice.tsx';
import { GoalForm } from './goal-form.tsx';
import { TeachingSwitch } from './teaching-switch.tsx';
import './practice-settings.css';

/** Whether passed exercises come back, whether to be reminded of it, the weekly goal, and whether attempts teach the checker. */
export function PracticeSettings() {
  const settings = useQuery(practiceSettingsQuery);
  const goal = useQuery(weeklyGoalQuery);
  const failed = [settings, goal].find((query) => query.isLoadingError);
  return (
    <>
      {failed && (
        <LoadError
          error={failed.error}
          retry={() => void Promise.all([settings.refetch(), goal.refetch()])}
        />
      )}
      {settings.data && <PracticeSwitches {...settings.data} />}
      {goal.data && <GoalForm key={JSON.stringify(goal.data.goal)} goal={goal.data.goal} />}
      <TeachingSwitch />
    </>
  );
}

function PracticeSwitches({ enabled, reminders }: { enabled: boolean; reminders: boolean }) {
  const { t } = useTranslation('practice');
  const showFailure = useFailureToast(t('settings.failed'));
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: setPracticeSettings,
    onSuccess(saved) {
      queries.setQueryData(practiceSettingsQuery.queryKey, saved);
      toast({ title: t('settings.saved') });
    },
    onError(error) {
      showFailure(error);
    },
  });
  return (
    <div className="practice-switches">
      <Choice
        id="practice-enabled"
        text={t('settings.enabled')}
        help={t('settings.enabledHelp')}
        checked={enabled}
        disabled={isPending}
        onChange={(next) => mutate({ enabled: next, reminders })}
      />
      <Choice
        id="practice-reminders"
        text={t('settings.reminders')}
        help={t('settings.remindersHelp')}
        checked={enabled && reminders}
        disabled={isPending || !enabled}
        onChange={(next) => mutate({ enabled, reminders: next })}
      />
    </div>
  );
}
