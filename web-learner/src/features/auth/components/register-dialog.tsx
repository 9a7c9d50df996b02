import type { User } from '@academy/contracts/http/auth.ts';
import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { useMutation } from '@tanstack/react-query';
import { Button, Checkbox, Form, Input } from 'antd';
import { Trans, useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useSession } from '../../../shared/session/session-context.tsx';
import { useSite } from '../../../shared/site/site.ts';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { showServerErrors } from '../../../shared/ui/server-errors.ts';
import { browserTimeZone } from '../model/browser-time-zone.ts';
import { createAccount } from '../api/auth.ts';
import { AuthDialog } from './auth-dialog.tsx';
import { useAccountRules } from './account-rules.ts';

interface RegisterFields {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  username: string;
  acceptTerms: boolean;
}

const TOO_MANY = 429;

interface RegisterDialogProps {
  open: boolean;
  onClose: () => void;
  onSignedIn: (user: User) => void;
  onSignIn: () => void;
}

export function RegisterDialog(props: RegisterDialogProps) {
  const { t } = useTranslation('auth');
  const shared = useTranslation().t;
  const rules = useAccountRules();
  const session = useSession();
  const { language } = useLanguage();
  const { termsVersion } = useSite();
  const [form] = Form.useForm<RegisterFields>();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ acceptTerms: _, ...account }: RegisterFields) =>
      createAccount({
        ...account,
        language,
        ...browserTimeZone(),
        ...(termsVersion ? { termsVersion } : {}),
      }),
    onSuccess(answer) {
      session.signIn(answer);
      toast({ title: t('register.success') });
      props.onSignedIn(answer.user);
    },
    onError(error) {
      showServerErrors(form, error);
      const limited = error instanceof ApiError && error.status === TOO_MANY;
      const description = limited ? t('tooMany') : t('register.failure');
      toast({ title: shared('errorTitle'), description, tone: 'destructive' });
    },
  });

  return (
    <AuthDialog
      open={props.open}
      onClose={props.onClose}
      title={t('register.title')}
      lead={t('register.lead')}
      other={t('register.other')}
      otherAction={t('register.toSignIn')}
      onOther={props.onSignIn}
    >
      <Form
        noValidate
        form={form}
        name="register"
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        onFinish={(values) => mutate(values)}
      >
        <div className="auth-dialog__pair">
          <Form.Item name="firstName" label={t('field.firstName')} rules={rules.firstName}>
            <Input size="large" autoComplete="given-name" autoFocus />
          </Form.Item>
          <Form.Item name="lastName" label={t('field.lastName')} rules={rules.lastName}>
            <Input size="large" autoComplete="family-name" />
          </Form.Item>
        </div>
        <Form.Item name="username" label={t('field.username')} rules={rules.username}>
          <Input size="large" autoComplete="username" autoCapitalize="none" />
        </Form.Item>
        <Form.Item name="email" label={t('field.email')} rules={rules.email}>
          <Input type="email" size="large" autoComplete="email" />
        </Form.Item>
        <Form.Item name="password" label={t('field.password')} rules={rules.password}>
          <Input.Password size="large" autoComplete="new-password" />
        </Form.Item>
        <Form.Item name="acceptTerms" valuePropName="checked" rules={rules.terms}>
          <Checkbox>
            <Trans
              ns="auth"
              i18nKey="field.terms"
              components={{ terms: <a className="text-link" href="/terms" target="_blank" rel="noopener" /> }}
            />
          </Checkbox>
        </Form.Item>
        <Button type="primary" size="large" block htmlType="submit" disabled={isPending}>
          {isPending ? t('register.submitting') : t('register.submit')}
        </Button>
      </Form>
    </AuthDialog>
  );
}
