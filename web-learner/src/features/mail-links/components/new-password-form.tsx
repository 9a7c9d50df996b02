import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { clearServerErrors, showServerErrors } from '../../../shared/ui/server-errors.ts';
import { useFailureToast } from '../../../shared/ui/toast/use-failure-toast.ts';
import { resetPassword } from '../api/mail-links.ts';

interface Fields {
  password: string;
  confirmation: string;
}

interface NewPasswordFormProps {
  token: string;
  onDone: () => void;
  /** The link does not work any more, in the server's words. */
  onRefused: (reason: string) => void;
}

export function NewPasswordForm({ token, onDone, onRefused }: NewPasswordFormProps) {
  const { t } = useTranslation('mail-links');
  const showFailure = useFailureToast(t('reset.failed'));
  const [form] = Form.useForm<Fields>();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ password }: Fields) => resetPassword({ token, password }),
    onMutate: () => clearServerErrors(form),
    onSuccess: onDone,
    onError(error) {
      const refused = error instanceof ApiError ? error.fields.token : undefined;
      if (refused !== undefined) return onRefused(refused);
      if (!showServerErrors(form, error)) showFailure(error);
    },
  });

  function send(fields: Fields) {
    if (fields.password === fields.confirmation) return mutate(fields);
    form.setFields([{ name: 'confirmation', errors: [t('reset.mismatch')] }]);
    form.focusField('confirmation');
  }

  return (
    <Form
      noValidate
      form={form}
      name="new-password"
      layout="vertical"
      requiredMark={false}
      initialValues={{ password: '', confirmation: '' }}
      onFinish={send}
    >
      <Form.Item name="password" label={t('reset.password')}>
        <Input.Password size="large" autoComplete="new-password" />
      </Form.Item>
      <Form.Item name="confirmation" label={t('reset.confirmation')}>
        <Input.Password size="large" autoComplete="new-password" />
      </Form.Item>
      <Button type="primary" size="large" htmlType="submit" disabled={isPending}>
        {isPending ? t('reset.saving') : t('reset.save')}
      </Button>
    </Form>
  );
}
