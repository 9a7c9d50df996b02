import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useMember, useSession } from '../../../shared/session/session-context.tsx';
import { clearServerErrors, showServerErrors } from '../../../shared/ui/server-errors.ts';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { useFailureToast } from '../../../shared/ui/toast/use-failure-toast.ts';
import { updateProfile, type ProfileFields } from '../api/account.ts';
import { AddressState } from './address-state.tsx';
import { isNewEmail, withoutEmptyPassword } from '../model/email-change.ts';

/** Nothing is checked here: the server's own message is shown. */
export function ProfileForm() {
  const { t } = useTranslation('settings');
  const showFailure = useFailureToast(t('profile.failed'));
  const { language } = useLanguage();
  const { firstName, lastName, username, email } = useMember();
  const { setUser } = useSession();
  const [form] = Form.useForm<ProfileFields>();
  const typedEmail = Form.useWatch('email', form) ?? email;
  const needsPassword = isNewEmail(email, typedEmail);
  const { mutate, isPending } = useMutation({
    mutationFn: (fields: ProfileFields) => updateProfile({ ...fields, language }),
    onMutate: () => clearServerErrors(form),
    onSuccess(user, sent) {
      setUser(user);
      form.resetFields(['currentPassword']);
      // Another address is the account's only once its link is opened.
      form.setFieldsValue({ email: user.email });
      const isPending = isNewEmail(user.email, sent.email);
      const description = t('address.pending', { email: user.pendingEmail ?? '', present: user.email });
      toast({ title: t('profile.saved'), ...(isPending && { description }) });
    },
    onError(error) {
      showServerErrors(form, error);
      showFailure(error);
    },
  });

  return (
    <section id="profile" className="settings__section" aria-labelledby="profile-title">
      <h2 id="profile-title" tabIndex={-1} data-heading>
        {t('profile.title')}
      </h2>
      <Form
        noValidate
        form={form}
        name="profile"
        layout="vertical"
        initialValues={{ firstName, lastName, username, email }}
        onFinish={(fields) => mutate(withoutEmptyPassword(fields))}
      >
        <div className="settings__pair">
          <Form.Item name="firstName" label={t('field.firstName')}>
            <Input autoComplete="given-name" />
          </Form.Item>
          <Form.Item name="lastName" label={t('field.lastName')}>
            <Input autoComplete="family-name" />
          </Form.Item>
        </div>
        <div className="settings__pair">
          <Form.Item name="username" label={t('field.username')}>
            <Input autoComplete="username" autoCapitalize="none" />
          </Form.Item>
          <Form.Item
            name="email"
            label={t('field.email')}
            extra={<AddressState isOtherTyped={needsPassword} />}
          >
            <Input type="email" autoComplete="email" />
          </Form.Item>
        </div>
        {needsPassword && (
          <Form.Item
            name="currentPassword"
            label={t('password.current')}
            extra={t('profile.passwordForEmail')}
            preserve={false}
          >
            <Input.Password autoComplete="current-password" />
          </Form.Item>
        )}
        <Button type="primary" htmlType="submit" disabled={isPending}>
          {isPending ? t('profile.saving') : t('profile.save')}
        </Button>
      </Form>
    </section>
  );
}
