import type { User } from '@academy/contracts/http/auth/user.ts';
import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { useMutation } from '@tanstack/react-query';
import { Button, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import type { AuthPurpose } from '../../../shared/session/auth-prompt.tsx';
import { useSite } from '../../../shared/site/site.ts';
import { failureText, isRefusal } from '../../../shared/ui/failure-text.ts';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { showServerErrors } from '../../../shared/ui/server-errors.ts';
import { useGentleForm } from '../hooks/use-gentle-form.ts';
import { useWelcome } from '../hooks/use-welcome.ts';
import { browserTimeZone } from '../../../shared/session/browser-time-zone.ts';
import { createAccount } from '../api/auth.ts';
import { AuthDialog } from './auth-dialog.tsx';
import { LONGEST, useAccountRules } from './account-rules.ts';

interface RegisterFields {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  username: string;
  acceptTerms: boolean;
}

const TOO_MANY = 429;

/** Where fields are at fault, they say so themselves. */
function whyNot(error: Error): string {
  if (!(error instanceof ApiError)) return 'register.failure';
  if (error.status === TOO_MANY) return 'tooMany';
  return Object.keys(error.fields).length > 0 ? 'register.marked' : 'register.failure';
}

interface RegisterDialogProps {
  /** What was typed into the other dialog. */
  email: string;
  /** What the account is needed for, where something was pressed that needs one. */
  purpose: AuthPurpose | undefined;
  onClose: () => void;
  onSignedIn: (user: User) => void;
  onSignIn: (email: string) => void;
}

export function RegisterDialog(props: RegisterDialogProps) {
  const { t } = useTranslation('auth');
  const shared = useTranslation().t;
  const rules = useAccountRules();
  const welcome = useWelcome('register.success');
  const { language } = useLanguage();
  const { termsVersion } = useSite();
  const { form, formProps } = useGentleForm<RegisterFields>('register');
  const typed = Form.useWatch('email', form) ?? '';
  const [taken, setTaken] = useState<string | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ acceptTerms: _, ...account }: RegisterFields) =>
      createAccount({
        ...account,
        language,
        ...browserTimeZone(),
        ...(termsVersion ? { termsVersion } : {}),
      }),
    onSuccess(answer) {
      void welcome(answer);
      props.onSignedIn(answer.user);
    },
    onError(refused, { email }) {
      showServerErrors(form, refused);
      if (refused instanceof ApiError && refused.code === 'email-taken') setTaken(email);
      toast({ title: shared('errorTitle'), description: reason(refused), tone: 'destructive' });
    },
  });
  const reason = (refused: Error) => (isRefusal(refused) ? t(whyNot(refused)) : failureText(refused));

  return (
    <AuthDialog
      onClose={props.onClose}
      title={t('register.title')}
      lead={t(props.purpose ? `purpose.${props.purpose}` : 'register.lead')}
      other={t('register.other')}
      otherAction={t('register.toSignIn')}
      onOther={() => props.onSignIn(typed)}
    >
      <Form {...formProps} initialValues={{ email: props.email }} onFinish={(values) => mutate(values)}>
        <div className="auth-dialog__pair">
          <Form.Item name="firstName" label={t('field.firstName')} rules={rules.firstName}>
            <Input size="large" autoComplete="given-name" maxLength={LONGEST.name} autoFocus />
          </Form.Item>
          <Form.Item name="lastName" label={t('field.lastName')} rules={rules.lastName}>
            <Input size="large" autoComplete="family-name" maxLength={LONGEST.name} />
          </Form.Item>
        </div>
        <Form.Item
          name="username"
          label={t('field.username')}
          rules={rules.username}
          extra={t('register.usernameRule')}
        >
          <Input size="large" autoComplete="username" autoCapitalize="none" maxLength={LONGEST.username} />
        </Form.Item>
        <Form.Item
          name="email"
          label={t('field.email')}
          rules={rules.email}
          extra={
            taken !== null &&
            taken === typed && (
              <Trans
                ns="auth"
                i18nKey="register.taken"
                components={{
                  action: (
                    <button type="button" className="text-button" onClick={() => props.onSignIn(typed)} />
                  ),
                }}
              />
            )
          }
        >
          <Input type="email" size="large" autoComplete="email" maxLength={LONGEST.email} />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('field.password')}
          rules={rules.password}
          extra={t('register.passwordRule')}
        >
          <Input.Password size="large" autoComplete="new-password" maxLength={LONGEST.password} />
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
        {error && <p className="callout callout--missing auth-dialog__failure">{reason(error)}</p>}
        <Button type="primary" size="large" block htmlType="submit" disabled={isPending}>
          {isPending ? t('register.submitting') : t('register.submit')}
        </Button>
      </Form>
    </AuthDialog>
  );
}
