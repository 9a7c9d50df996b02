import type { OpenedInvitation } from '@academy/contracts/http/auth/account-mails.ts';
import { useMutation } from '@tanstack/react-query';
import { Button, Checkbox, Form, Input } from 'antd';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { browserTimeZone } from '../../../shared/session/browser-time-zone.ts';
import { useSession } from '../../../shared/session/session-context.tsx';
import { useSite } from '../../../shared/site/site.ts';
import { clearServerErrors, showServerErrors } from '../../../shared/ui/server-errors.ts';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { useFailureToast } from '../../../shared/ui/toast/use-failure-toast.ts';
import { acceptInvitation } from '../api/mail-links.ts';
import { refusalOf, type Refusal } from './refusal.ts';

const PASSWORD_MINIMUM = 6;
/** As the server takes them. */
const LONGEST = { name: 80, password: 200 } as const;

interface Fields {
  firstName: string;
  lastName: string;
  password: string;
  acceptTerms: boolean;
}

interface InvitationFormProps {
  token: string;
  invitation: OpenedInvitation;
  onRefused: (refusal: Refusal) => void;
}

export function InvitationForm({ token, invitation, onRefused }: InvitationFormProps) {
  const { t } = useTranslation('mail-links');
  const { termsVersion } = useSite();
  const { signIn } = useSession();
  const navigate = useNavigate();
  const showFailure = useFailureToast(t('invitation.failed'));
  const [form] = Form.useForm<Fields>();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ acceptTerms: _, ...fields }: Fields) =>
      acceptInvitation({
        token,
        ...fields,
        ...browserTimeZone(),
        ...(termsVersion ? { termsVersion } : {}),
      }),
    onMutate: () => clearServerErrors(form),
    async onSuccess(answer) {
      const signedIn = signIn(answer);
      // At once: whoever is signed in has everything read anew, and this link is spent.
      void navigate('/', { replace: true });
      await signedIn;
      toast({ title: t('invitation.done') });
    },
    onError(error) {
      const refusal = refusalOf(error);
      if (refusal) return onRefused(refusal);
      if (!showServerErrors(form, error)) showFailure(error);
    },
  });

  return (
    <Form
      noValidate
      form={form}
      name="invitation"
      layout="vertical"
      requiredMark={false}
      initialValues={{ firstName: invitation.firstName, lastName: invitation.lastName, password: '' }}
      onFinish={(fields) => mutate(fields)}
      onFinishFailed={({ errorFields: [first] }) => first && form.focusField(first.name as never)}
    >
      <Form.Item
        name="firstName"
        label={t('invitation.firstName')}
        rules={[{ required: true, whitespace: true, message: t('invitation.rule.firstName') }]}
      >
        <Input size="large" autoComplete="given-name" maxLength={LONGEST.name} />
      </Form.Item>
      <Form.Item
        name="lastName"
        label={t('invitation.lastName')}
        rules={[{ required: true, whitespace: true, message: t('invitation.rule.lastName') }]}
      >
        <Input size="large" autoComplete="family-name" maxLength={LONGEST.name} />
      </Form.Item>
      {/* For password managers: whose password it is. */}
      <input hidden readOnly type="email" autoComplete="username" value={invitation.email} />
      <Form.Item
        name="password"
        label={t('invitation.password')}
        extra={t('invitation.passwordRule')}
        rules={[{ required: true, min: PASSWORD_MINIMUM, message: t('invitation.rule.password') }]}
      >
        <Input.Password size="large" autoComplete="new-password" maxLength={LONGEST.password} />
      </Form.Item>
      <Form.Item
        name="acceptTerms"
        valuePropName="checked"
        rules={[
          {
            validator: (_, value: boolean | undefined) =>
              value ? Promise.resolve() : Promise.reject(new Error(t('invitation.rule.terms'))),
          },
        ]}
        extra={
          <Trans
            ns="mail-links"
            i18nKey="invitation.privacy"
            components={{
              privacy: <a className="text-link" href="/privacy-policy" target="_blank" rel="noopener" />,
            }}
          />
        }
      >
        <Checkbox>
          <Trans
            ns="mail-links"
            i18nKey="invitation.terms"
            components={{ terms: <a className="text-link" href="/terms" target="_blank" rel="noopener" /> }}
          />
        </Checkbox>
      </Form.Item>
      <Button type="primary" size="large" htmlType="submit" disabled={isPending}>
        {isPending ? t('invitation.accepting') : t('invitation.accept')}
      </Button>
    </Form>
  );
}
