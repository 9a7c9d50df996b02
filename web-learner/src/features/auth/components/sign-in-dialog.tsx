import type { User } from '@academy/contracts/http/auth/user.ts';
import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { useMutation } from '@tanstack/react-query';
import { Button, Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AuthPurpose } from '../../../shared/session/auth-prompt.tsx';
import { failureText, isRefusal } from '../../../shared/ui/failure-text.ts';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { useGentleForm } from '../hooks/use-gentle-form.ts';
import { useWelcome } from '../hooks/use-welcome.ts';
import { signIn, type Credentials } from '../api/auth.ts';
import { AuthDialog } from './auth-dialog.tsx';
import { useAccountRules } from './account-rules.ts';

const TOO_MANY = 429;

interface SignInDialogProps {
  /** What was typed into the other dialog. */
  email: string;
  /** What the account is needed for, where something was pressed that needs one. */
  purpose: AuthPurpose | undefined;
  onClose: () => void;
  onSignedIn: (user: User) => void;
  onRegister: (email: string) => void;
}

export function SignInDialog(props: SignInDialogProps) {
  const { t } = useTranslation('auth');
  const shared = useTranslation().t;
  const rules = useAccountRules();
  const welcome = useWelcome('signIn.success');
  const { form, formProps } = useGentleForm<Credentials>('sign-in');
  const typed = Form.useWatch('email', form);
  const { mutate, isPending, error } = useMutation({
    mutationFn: signIn,
    onSuccess(answer) {
      void welcome(answer);
      props.onSignedIn(answer.user);
    },
    onError(refused) {
      toast({ title: shared('errorTitle'), description: reason(refused), tone: 'destructive' });
    },
  });
  function reason(refused: Error): string {
    if (!isRefusal(refused)) return failureText(refused);
    return t(refused instanceof ApiError && refused.status === TOO_MANY ? 'tooMany' : 'signIn.failure');
  }

  return (
    <AuthDialog
      onClose={props.onClose}
      title={t('signIn.title')}
      lead={t(props.purpose ? `purpose.${props.purpose}` : 'signIn.lead')}
      other={t('signIn.other')}
      otherAction={t('signIn.toRegister')}
      onOther={() => props.onRegister(typed ?? '')}
    >
      <Form
        {...formProps}
        initialValues={{ email: props.email, rememberMe: true }}
        onFinish={(values) => mutate(values)}
      >
        <Form.Item name="email" label={t('field.email')} rules={rules.email}>
          <Input type="email" size="large" autoComplete="email" autoFocus={!props.email} />
        </Form.Item>
        <Form.Item name="password" label={t('field.password')} rules={rules.password}>
          <Input.Password size="large" autoComplete="current-password" autoFocus={props.email !== ''} />
        </Form.Item>
        <Form.Item name="rememberMe" valuePropName="checked">
          <Checkbox>{t('field.remember')}</Checkbox>
        </Form.Item>
        <p className="auth-dialog__forgot">
          <Link className="text-link" to="/reset" state={{ email: typed ?? '' }} onClick={props.onClose}>
            {t('signIn.forgot')}
          </Link>
        </p>
        {error && <p className="callout callout--missing auth-dialog__failure">{reason(error)}</p>}
        <Button type="primary" size="large" block htmlType="submit" disabled={isPending}>
          {isPending ? t('signIn.submitting') : t('signIn.submit')}
        </Button>
      </Form>
    </AuthDialog>
  );
}
