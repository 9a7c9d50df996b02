import type { User } from '@academy/contracts/http/auth.ts';
import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { useMutation } from '@tanstack/react-query';
import { Button, Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../shared/session/session-context.tsx';
import { failureText, isRefusal } from '../../../shared/ui/failure-text.ts';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { useGentleForm } from '../hooks/use-gentle-form.ts';
import { signIn, type Credentials } from '../api/auth.ts';
import { AuthDialog } from './auth-dialog.tsx';
import { useAccountRules } from './account-rules.ts';

const TOO_MANY = 429;

interface SignInDialogProps {
  /** What was typed into the other dialog. */
  email: string;
  onClose: () => void;
  onSignedIn: (user: User) => void;
  onRegister: (email: string) => void;
}

export function SignInDialog(props: SignInDialogProps) {
  const { t } = useTranslation('auth');
  const shared = useTranslation().t;
  const rules = useAccountRules();
  const session = useSession();
  const { form, formProps } = useGentleForm<Credentials>('sign-in');
  const typed = Form.useWatch('email', form);
  const { mutate, isPending } = useMutation({
    mutationFn: signIn,
    onSuccess(answer) {
      session.signIn(answer);
      toast({ title: t('signIn.success') });
      props.onSignedIn(answer.user);
    },
    onError(error) {
      const limited = error instanceof ApiError && error.status === TOO_MANY;
      const refusal = limited ? t('tooMany') : t('signIn.failure');
      const description = isRefusal(error) ? refusal : failureText(error);
      toast({ title: shared('errorTitle'), description, tone: 'destructive' });
    },
  });

  return (
    <AuthDialog
      onClose={props.onClose}
      title={t('signIn.title')}
      lead={t('signIn.lead')}
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
        <Button type="primary" size="large" block htmlType="submit" disabled={isPending}>
          {isPending ? t('signIn.submitting') : t('signIn.submit')}
        </Button>
      </Form>
    </AuthDialog>
  );
}
