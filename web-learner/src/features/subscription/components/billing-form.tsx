import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useMember } from '../../../shared/session/session-context.tsx';
import { clearServerErrors, showServerErrors } from '../../../shared/ui/server-errors.ts';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { saveBilling, subscriptionQuery, type Billing } from '../api/subscription.ts';
import { useFailureToast } from '../../../shared/ui/toast/use-failure-toast.ts';
import { CountrySelect } from './country-select.tsx';

/** Nothing is checked here: the server says what is wrong with which field. */
export function BillingForm({ billing }: { billing: Billing | null }) {
  const { t } = useTranslation('subscription');
  const { firstName, lastName } = useMember();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const [form] = Form.useForm<Billing>();
  const { mutate, isPending } = useMutation({
    mutationFn: saveBilling,
    onMutate: () => clearServerErrors(form),
    onSuccess(after) {
      queries.setQueryData(subscriptionQuery.queryKey, after);
      toast({ title: t('billing.saved') });
    },
    onError(error) {
      if (!showServerErrors(form, error)) showFailure(error);
    },
  });
  const start: Billing = billing ?? {
    name: `${firstName} ${lastName}`.trim(),
    line1: '',
    postalCode: '',
    city: '',
    country: 'ES',
    taxId: '',
  };
  return (
    <Form
      className="billing"
      noValidate
      form={form}
      name="billing"
      layout="vertical"
      initialValues={start}
      onFinish={(fields) => mutate(fields)}
    >
      <p className="my-plan__about">{t('billing.text')}</p>
      <div className="settings__pair">
        <Form.Item name="name" label={t('billing.name')}>
          <Input autoComplete="billing name" maxLength={120} />
        </Form.Item>
        <Form.Item name="taxId" label={t('billing.taxId')} normalize={printedTaxId}>
          <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </Form.Item>
      </div>
      <Form.Item name="line1" label={t('billing.line1')}>
        <Input autoComplete="billing street-address" maxLength={200} />
      </Form.Item>
      <div className="settings__pair">
        <Form.Item name="postalCode" label={t('billing.postalCode')}>
          <Input autoComplete="billing postal-code" maxLength={20} />
        </Form.Item>
        <Form.Item name="city" label={t('billing.city')}>
          <Input autoComplete="billing address-level2" maxLength={100} />
        </Form.Item>
      </div>
      <Form.Item name="country" label={t('billing.country')}>
        <CountrySelect />
      </Form.Item>
      <Button type="primary" htmlType="submit" disabled={isPending}>
        {isPending ? t('working') : t('billing.save')}
      </Button>
    </Form>
  );
}

/** As it stands on papers: capitals, without the blanks that people put between. */
const printedTaxId = (typed: string) => typed.toUpperCase().replace(/\s/g, '');
