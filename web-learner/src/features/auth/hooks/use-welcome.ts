import type { User } from '@academy/contracts/http/auth/user.ts';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../shared/session/session-context.tsx';
import { toast } from '../../../shared/ui/toast/toast-store.ts';

/** Begins a session, and says so in the account's language, which the page takes on with it. */
export function useWelcome(title: 'signIn.success' | 'register.success') {
  const session = useSession();
  const { i18n } = useTranslation();
  return async (answer: { user: User; token: string }): Promise<void> => {
    await session.signIn(answer);
    toast({ title: i18n.t(title, { ns: 'auth' }) });
  };
}
