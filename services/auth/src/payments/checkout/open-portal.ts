import type { Language } from '@academy/contracts/shared/language.ts';
import type { AuthDeps } from '../../deps.ts';
import { customerGone } from '../provider/customer-gone.ts';
import { providerForMember } from '../provider/provider.ts';

/** Opens the provider's page where the caller changes the card. Throws 409 for somebody who never paid. */
export const openPortal = async (
  deps: Pick<AuthDeps, 'subscribers' | 'payments' | 'paymentLimits'>,
  userId: string,
  language: Language,
): Promise<{ url: string }> => {
  const subscriber = await deps.subscribers.withoutHistory(userId);
  const { customerId, startedAt } = subscriber.subscription;
  if (customerId === null || startedAt === null) throw customerGone();
  const provider = await providerForMember(deps, subscriber);
  return provider.openPortal(customerId, language);
};
