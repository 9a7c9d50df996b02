import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { clearServerErrors, showServerErrors } from '../../../shared/ui/server-errors.ts';
import { takeFocus } from '../../../shared/ui/take-focus.ts';
import { useFailureToast } from '../../../shared/ui/toast/use-failure-toast.ts';
import { forgotPassword } from '../api/mail-links.ts';

/** Asks for a link by mail. What it says then is the same whether or not there is an account. */
export function ForgotForm({ email }: { email: string }) {
  const { t } = useTranslation('mail-links');
  const showFailure = useFailureToast(t('forgot.failed'));
  const [form] = Form.useForm<{ email: string }>();
  const { mutate, isPending, isSuccess, variables, reset } = useMutation({
    mutationFn: forgotPassword,
    onMutate: () => clearServerErrors(form),
    onError(error) {
      if (!showServerErrors(form, error)) showFailure(error);
    },
  });
  if (isSuccess) {
    return (
      <div className="mail-links__sent" role="status" tabIndex={-1} ref={takeFocus}>
        <p>{t('forgot.sent', { email: variables.email })}</p>
        <p>{t('forgot.spam')}</p>
        <button type="button" className="text-button" onClick={reset}>
          {t('forgot.again')}
        </button>
      </div>
    );
  }
  return (
    <Form
      noValidate
      form={form}
      name="forgot"
      layout="vertical"
      requiredMark={false}
      initialValues={{ email: variables?.email ?? email }}
      onFinish={(fields) => mutate(fields)}
    >
      <Form.Item name="email" label={t('email')}>
        <Input type="email" size="large" autoComplete="email" />
      </Form.Item>
      <Button type="primary" size="large" htmlType="submit" disabled={isPending}>
        {isPending ? t('forgot.sending') : t('forgot.send')}
      </Button>
    </Form>
  );
}
