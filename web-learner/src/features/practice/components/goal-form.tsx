import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Form, InputNumber, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { clearServerErrors, showServerErrors } from '../../../shared/ui/server-errors.ts';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { useFailureToast } from '../../../shared/ui/toast/use-failure-toast.ts';
import { GOAL_TARGET, setWeeklyGoal, weeklyGoalQuery, type GoalWrite } from '../api/practice.ts';

interface GoalFields {
  kind: GoalWrite['kind'] | 'none';
  target: number;
}

const USUAL_TARGET = 3;

/** The weekly goal: none, or so many lessons or exercises. The server decides what is too many. */
export function GoalForm({ goal }: { goal: GoalWrite | null }) {
  const { t } = useTranslation('practice');
  const showFailure = useFailureToast(t('settings.failed'));
  const queries = useQueryClient();
  const [form] = Form.useForm<GoalFields>();
  const kind = Form.useWatch('kind', form) ?? goal?.kind ?? 'none';
  const { mutate, isPending } = useMutation({
    mutationFn: ({ kind: wanted, target }: GoalFields) =>
      setWeeklyGoal(wanted === 'none' ? null : { kind: wanted, target }),
    onMutate: () => clearServerErrors(form),
    onSuccess(saved) {
      queries.setQueryData(weeklyGoalQuery.queryKey, saved);
      toast({ title: t(saved.goal ? 'goal.saved' : 'goal.removed') });
    },
    onError(error) {
      if (!showServerErrors(form, error)) showFailure(error);
    },
  });

  return (
    <Form
      noValidate
      form={form}
      name="weekly-goal"
      layout="vertical"
      className="goal-form"
      initialValues={{ kind: goal?.kind ?? 'none', target: goal?.target ?? USUAL_TARGET }}
      onFinish={(fields) => mutate(fields)}
    >
      <h3 id="goal-form-title">{t('goal.title')}</h3>
      <p className="settings__note">{t('goal.help')}</p>
      <Form.Item name="kind">
        <Radio.Group
          aria-labelledby="goal-form-title"
          options={(['none', 'exercises', 'lessons'] as const).map((value) => ({
            value,
            label: t(`goal.kind.${value}`),
          }))}
        />
      </Form.Item>
      {kind !== 'none' && (
        <Form.Item name="target" label={t(`goal.target.${kind}`)}>
          <InputNumber min={GOAL_TARGET.min} max={GOAL_TARGET.max} precision={0} inputMode="numeric" />
        </Form.Item>
      )}
      <Button htmlType="submit" disabled={isPending}>
        {t('goal.save')}
      </Button>
    </Form>
  );
}
