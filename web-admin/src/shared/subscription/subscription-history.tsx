import type { SubscriptionEvent } from '@academy/contracts/http/auth/staff-payments.ts';
import { formatContractDay, formatContractMoment } from '@academy/web-kit/format/contract-days.ts';
import { formatMoney } from '@academy/web-kit/format/numbers.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useLanguage } from '../../app/i18n/language-context.tsx';
import { PersonName } from '../person-name.tsx';

/** All that happened, oldest first, down a line. */
export function SubscriptionHistory({ history }: { history: readonly SubscriptionEvent[] }) {
  const translate = useTranslate();
  const { language } = useLanguage();
  if (history.length === 0)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        {translate('resources.subscriptions.noHistory')}
      </Typography>
    );
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, pl: 2, borderLeft: 1, borderColor: 'divider' }}>
      {history.map((event, index) => (
        <Box key={index} component="li" sx={{ '& + &': { mt: 1.5 } }}>
          <Typography sx={{ fontWeight: 600 }}>
            <EventWords event={event} />
          </Typography>
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
            {formatContractMoment(event.at, language)} · <Actor event={event} />
          </Typography>
          {event.reason === null ? null : (
            <Typography sx={{ overflowWrap: 'anywhere' }}>{event.reason}</Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** A gift says until when it was given, where that is known, and a refund how much of which invoice. */
export function EventWords({ event: { what, giftUntil, refund } }: { event: SubscriptionEvent }) {
  const translate = useTranslate();
  const { language } = useLanguage();
  if (refund) {
    const amount = formatMoney(refund.amount, refund.currency, language);
    const key = what === 'refund_failed' ? 'refundFailedOf' : 'refundOf';
    return translate(`resources.subscriptions.${key}`, { amount, number: refund.invoiceNumber });
  }
  if (giftUntil === undefined) return translate(`resources.subscriptions.events.${what}`);
  return giftUntil === null
    ? translate('resources.subscriptions.given.endless')
    : translate('resources.subscriptions.given.until', { date: formatContractDay(giftUntil, language) });
}

function Actor({ event: { by, actorId } }: { event: SubscriptionEvent }) {
  const translate = useTranslate();
  return by === 'staff' && actorId !== null ? (
    <PersonName id={actorId} />
  ) : (
    <>{translate(`resources.subscriptions.actors.${by}`)}</>
  );
}
