import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { clearServerErrors, showServerErrors } from '../../../shared/ui/server-errors.ts';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { useFailureToast } from '../../../shared/ui/toast/use-failure-toast.ts';
import { changePassword, sessionsQuery } from '../api/account.ts';
import { passwordProblem, type PasswordFields } from '../model/password-rules.ts';

const empty: PasswordFields = { currentPassword: '', newPassword: '', confirmation: '' };

export function PasswordForm() {
  const { t } = useTranslation('settings');
  const shared = useTranslation().t;
  const showFailure = useFailureToast(t('password.failed'));
  const queries = useQueryClient();
  const [form] = Form.useForm<PasswordFields>();
  const current = Form.useWatch('currentPassword', form);
  const next = Form.useWatch('newPassword', form);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ currentPassword, newPassword }: PasswordFields) =>
      changePassword({ currentPassword, newPassword }),
    onMutate: () => clearServerErrors(form),
    onSuccess() {
      form.setFieldsValue(empty);
      toast({ title: t('password.saved') });
      // The other sessions have ended with it.
      void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError(error) {
      showServerErrors(form, error);
      showFailure(error);
    },
  });

  function send(fields: PasswordFields) {
    const problem = passwordProblem(fields);
    if (problem) {
      const field = problem === 'mismatch' ? 'confirmation' : 'newPassword';
      form.setFields([{ name: field, errors: [t(`password.${problem}`)] }]);
      toast({ title: shared('errorTitle'), description: t(`password.${problem}`), tone: 'destructive' });
      return;
    }
    mutate(fields);
  }

  return (
    <section id="password" className="settings__section" aria-labelledby="password-title">
      <h2 id="password-title" tabIndex={-1} data-heading>
        {t('password.title')}
      </h2>
      <p className="settings__note">{t('password.text')}</p>
      <Form noValidate form={form} name="password" layout="vertical" initialValues={empty} onFinish={send}>
        <Form.Item name="currentPassword" label={t('password.current')}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <div className="settings__pair">
          <Form.Item name="newPassword" label={t('password.new')}>
            <Input.Password autoComplete="new-password" />
          </Form.Item>
          <Form.Item name="confirmation" label={t('password.confirm')}>
            <Input.Password autoComplete="new-password" />
          </Form.Item>
        </div>
        <Button type="primary" htmlType="submit" disabled={!current || !next || isPending}>
          {isPending ? t('password.saving') : t('password.save')}
        </Button>
      </Form>
    </section>
  );
}
