import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useMember, useSession } from '../../../shared/session/session-context.tsx';
import { useSite } from '../../../shared/site/site.ts';
import { MailIcon } from '../../../shared/ui/icons.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { clearServerErrors, showServerErrors } from '../../../shared/ui/server-errors.ts';
import { takeFocus } from '../../../shared/ui/take-focus.ts';
import { useRequestId } from '../../../shared/ui/use-request-id.ts';
import { useFailureToast } from '../../../shared/ui/toast/use-failure-toast.ts';
import { askForHelp, ownQuestionsQuery } from '../api/help.ts';
import { FrequentQuestions } from './frequent-questions.tsx';
import { OwnQuestions } from './own-questions.tsx';
import './help.css';

interface Fields {
  subject: string;
  text: string;
}

interface HelpPageProps {
  /** How a visitor becomes a member, in place of the form. */
  doors: ReactNode;
}

/** The frequent questions for everybody, and a member's own question to the staff. */
export function HelpPage({ doors }: HelpPageProps) {
  const { t } = useTranslation('help');
  const { user } = useSession();
  const { contactEmail } = useSite();
  return (
    <div className="page help">
      <header className="page__head">
        <PageHeading title={t('title')} />
        <p className="page__lead">{user ? t('lead', { email: user.email }) : t('visitorLead')}</p>
        {user?.isPremium && <p className="callout">{t('priority')}</p>}
      </header>
      <FrequentQuestions isMember={user !== null} />
      <section aria-labelledby="help-form-title">
        <h2 id="help-form-title">{t('faq.form')}</h2>
        {user ? (
          <HelpForm />
        ) : (
          <>
            <p>{t('membersOnly')}</p>
            <div className="help__doors">{doors}</div>
          </>
        )}
      </section>
      {user && <OwnQuestions />}
      {contactEmail && (
        <a className="text-link help__mail" href={`mailto:${contactEmail}`}>
          <MailIcon size={16} /> {t('mail', { email: contactEmail })}
        </a>
      )}
    </div>
  );
}

function HelpForm() {
  const { t } = useTranslation('help');
  const showFailure = useFailureToast(t('failed'));
  const { language } = useLanguage();
  const { email } = useMember();
  const [form] = Form.useForm<Fields>();
  const requestId = useRequestId();
  const queries = useQueryClient();
  const { mutate, isPending, isSuccess, reset } = useMutation({
    mutationFn: (fields: Fields) => askForHelp({ ...fields, language, requestId: requestId.current() }),
    onMutate: () => clearServerErrors(form),
    onSuccess() {
      requestId.renew();
      void queries.invalidateQueries({ queryKey: ownQuestionsQuery.queryKey });
    },
    onError(error) {
      if (!showServerErrors(form, error)) showFailure(error);
    },
  });

  if (isSuccess)
    return (
      <div role="status" tabIndex={-1} ref={takeFocus}>
        <Notice title={t('sent')} text={t('sentText', { email })}>
          <button type="button" className="button button--small" onClick={reset}>
            {t('another')}
          </button>
        </Notice>
      </div>
    );

  return (
    <Form
      noValidate
      form={form}
      name="help"
      layout="vertical"
      onValuesChange={requestId.renew}
      onFinish={(fields) => mutate(fields)}
    >
      <Form.Item name="subject" label={t('subject')} extra={t('subjectHint')} initialValue="">
        <Input maxLength={150} />
      </Form.Item>
      <Form.Item name="text" label={t('text')} extra={t('textHint')} initialValue="">
        <Input.TextArea autoSize={{ minRows: 6, maxRows: 18 }} maxLength={5000} />
      </Form.Item>
      <Button type="primary" htmlType="submit" disabled={isPending}>
        {isPending ? t('sending') : t('send')}
      </Button>
    </Form>
  );
}
