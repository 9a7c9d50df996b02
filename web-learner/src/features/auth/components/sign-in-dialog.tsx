import type { User } from '@academy/contracts/http/auth.ts';
import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { useMutation } from '@tanstack/react-query';
import { Button, Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../shared/session/session-context.tsx';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { signIn, type Credentials } from '../api/auth.ts';
import { AuthDialog } from './auth-dialog.tsx';
import { useAccountRules } from './account-rules.ts';

const TOO_MANY = 429;

interface SignInDialogProps {
  open: boolean;
  onClose: () => void;
  onSignedIn: (user: User) => void;
  onRegister: () => void;
}

export function SignInDialog(props: SignInDialogProps) {
  const { t } = useTranslation('auth');
  const shared = useTranslation().t;
  const rules = useAccountRules();
  const session = useSession();
  const [form] = Form.useForm<Credentials>();
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
      const description = limited ? t('tooMany') : t('signIn.failure');
      toast({ title: shared('errorTitle'), description, tone: 'destructive' });
    },
  });

  return (
    <AuthDialog
      open={props.open}
      onClose={props.onClose}
      title={t('signIn.title')}
      lead={t('signIn.lead')}
      other={t('signIn.other')}
      otherAction={t('signIn.toRegister')}
      onOther={props.onRegister}
    >
      <Form
        noValidate
        form={form}
        name="sign-in"
        layout="vertical"
        requiredMark={false}
        initialValues={{ rememberMe: true }}
        validateTrigger="onBlur"
        onFinish={(values) => mutate(values)}
      >
        <Form.Item name="email" label={t('field.email')} rules={rules.email}>
          <Input type="email" size="large" autoComplete="email" autoFocus />
        </Form.Item>
        <Form.Item name="password" label={t('field.password')} rules={rules.password}>
          <Input.Password size="large" autoComplete="current-password" />
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
