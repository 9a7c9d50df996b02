import type { SentenceParts } from '../notification-kind.ts';

const en = {
  activity: 'Changes to my plan',
  mails: 'changes of your plan',
  says: {
    plan_premium: 'Your plan is now Premium',
    plan_free: 'Your plan is now free',
    plan_cancelling: ({ date }: SentenceParts) => `Your Premium plan ends on ${date}`,
    plan_past_due: ({ date }: SentenceParts) =>
      `A payment failed. Your Premium plan ends on ${date} unless it goes through`,
  },
};

const es: typeof en = {
  activity: 'Cambios en mi plan',
  mails: 'cambios de tu plan',
  says: {
    plan_premium: 'Ahora tu plan es Premium',
    plan_free: 'Ahora tu plan es gratuito',
    plan_cancelling: ({ date }) => `Tu plan Premium termina el ${date}`,
    plan_past_due: ({ date }) => `Un pago ha fallado. Tu plan Premium termina el ${date} si no se completa`,
  },
};

export const words = { es, en };
