import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useSite } from '../../../shared/site/site.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { clearServerErrors, showServerErrors } from '../../../shared/ui/server-errors.ts';
import { takeFocus } from '../../../shared/ui/take-focus.ts';
import { useFailureToast } from '../../../shared/ui/toast/use-failure-toast.ts';
import { useRequestId } from '../../../shared/ui/use-request-id.ts';
import { addLead } from '../api/leads.ts';
import type { TeamPlanName } from '../model/team-plans.ts';
import { PlanSelect } from './plan-select.tsx';

interface Fields {
  name: string;
  company: string;
  email: string;
  teamSize: string;
  plan: TeamPlanName | '';
  text: string;
}

const empty: Fields = { name: '', company: '', email: '', teamSize: '', plan: '', text: '' };

/** A company's question. The plan that was asked for above is chosen already. */
export function ContactForm({ plan }: { plan: TeamPlanName | null }) {
  const { t } = useTranslation('business');
  const showFailure = useFailureToast(t('contact.failed'));
  const { language } = useLanguage();
  const { contactEmail } = useSite();
  const [form] = Form.useForm<Fields>();
  const requestId = useRequestId();
  const send = useMutation({
    mutationFn: ({ teamSize, plan: wanted, ...fields }: Fields) =>
      addLead({
        ...fields,
        ...(teamSize.trim() !== '' && { teamSize }),
        ...(wanted !== '' && { plan: wanted }),
        language,
        requestId: requestId.current(),
      }),
    onMutate: () => clearServerErrors(form),
    onSuccess: () => requestId.renew(),
    onError(error) {
      if (!showServerErrors(form, error)) showFailure(error);
    },
  });

  useEffect(() => {
    if (plan) form.setFieldValue('plan', plan);
  }, [plan, form]);

  if (send.isSuccess)
    return (
      <div role="status" tabIndex={-1} ref={takeFocus}>
        <Notice
          title={t('contact.sent')}
          text={t('contact.sentText', { name: send.variables.name, email: send.variables.email })}
        >
          <button type="button" className="button button--small" onClick={() => send.reset()}>
            {t('contact.another')}
          </button>
        </Notice>
      </div>
    );

  return (
    <div className="contact">
      {contactEmail && (
        <p className="contact__lead">
          <Trans
            ns="business"
            i18nKey="contact.lead"
            values={{ email: contactEmail }}
            components={{ a: <a className="text-link" href={`mailto:${contactEmail}`} /> }}
          />
        </p>
      )}
      <Form
        noValidate
        form={form}
        name="lead"
        layout="vertical"
        initialValues={empty}
        onValuesChange={requestId.renew}
        onFinish={(fields) => send.mutate(fields)}
      >
        <div className="contact__pair">
          <Form.Item name="name" label={t('contact.name')}>
            <Input autoComplete="name" maxLength={120} />
          </Form.Item>
          <Form.Item name="company" label={t('contact.company')}>
            <Input autoComplete="organization" maxLength={160} />
          </Form.Item>
        </div>
        <div className="contact__pair">
          <Form.Item name="email" label={t('contact.email')}>
            <Input type="email" autoComplete="email" maxLength={254} />
          </Form.Item>
          <Form.Item name="teamSize" label={t('contact.teamSize')}>
            <Input inputMode="numeric" />
          </Form.Item>
        </div>
        <Form.Item name="plan" label={t('contact.plan')}>
          <PlanSelect />
        </Form.Item>
        <Form.Item name="text" label={t('contact.text')}>
          <Input.TextArea autoSize={{ minRows: 5, maxRows: 16 }} maxLength={5000} />
        </Form.Item>
        <p className="contact__privacy">
          <Trans
            ns="business"
            i18nKey="contact.privacy"
            components={{ a: <Link className="text-link" to="/privacy-policy" /> }}
          />
        </p>
        <Button type="primary" size="large" htmlType="submit" disabled={send.isPending}>
          {send.isPending ? t('contact.sending') : t('contact.send')}
        </Button>
      </Form>
    </div>
  );
}
