import { formatMoney } from '@academy/web-kit/format/numbers.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useOffer } from '../../../shared/payments/offer.ts';
import { LoadError } from '../../../shared/ui/notice.tsx';
import {
  changeInterval,
  changeQuoteQuery,
  type ChangeQuote,
  type Interval,
  type Subscription,
} from '../api/subscription.ts';
import { isCouponTakenOff } from '../model/coupon-on-change.ts';
import { usePlanChange } from '../hooks/use-plan-change.ts';

/** To the other price: what is charged at once is said, by the server, before it is agreed to. */
export function IntervalChange({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscription');
  const [open, setOpen] = useState(false);
  if (!subscription.interval) return null;
  const other = subscription.interval === 'year' ? 'month' : 'year';
  const words = other === 'year' ? 'toYear' : 'toMonth';
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(`${words}.action`)}</Button>
      <Modal
        open={open}
        onCancel={close}
        width={480}
        title={t(`${words}.title`)}
        footer={null}
        destroyOnHidden
      >
        <Question interval={other} words={words} coupon={subscription.coupon} onClose={close} />
      </Modal>
    </>
  );
}

interface QuestionProps {
  interval: Interval;
  words: 'toYear' | 'toMonth';
  /** Of the subscription as it is. */
  coupon: string | null;
  onClose: () => void;
}

function Question({ interval, words, coupon, onClose }: QuestionProps) {
  const { t } = useTranslation('subscription');
  const shared = useTranslation().t;
  const { language } = useLanguage();
  const offer = useOffer();
  const { data: quote, error, refetch, isFetching } = useQuery(changeQuoteQuery(interval));
  const money = (cents: number, currency: string) => formatMoney(cents, currency, language);
  const price = offer ? t(`price.${interval}`, { price: money(offer.prices[interval], offer.currency) }) : '';
  const { mutate, isPending } = usePlanChange(
    (agreed: ChangeQuote) => changeInterval(agreed),
    () => t('changed', { price }),
  );
  if (error && !quote) return <LoadError error={error} retry={() => void refetch()} />;
  if (!quote || !offer)
    return <div className="bones my-plan__quote" role="status" aria-label={shared('loading')} />;
  const { due, credit, currency } = quote;
  const values = { price, due: money(due, currency), credit: money(credit, currency), coupon };
  const withCoupon = words === 'toYear' && coupon !== null && isCouponTakenOff(due, offer.prices);
  return (
    <>
      <p className="my-plan__question" role="status">
        {t(withCoupon ? 'toYear.nowWithCoupon' : `${words}.now`, values)}
      </p>
      <p className="my-plan__question">{t(credit > 0 ? `${words}.credit` : `${words}.then`, values)}</p>
      <div className="my-plan__answers">
        <Button onClick={onClose}>{t(`${words}.back`)}</Button>
        <Button
          type="primary"
          disabled={isPending || isFetching}
          onClick={() => mutate(quote, { onSuccess: onClose, onError: () => void refetch() })}
        >
          {isPending ? t('working') : t(due > 0 ? 'payNow' : `${words}.confirm`, values)}
        </Button>
      </div>
    </>
  );
}
