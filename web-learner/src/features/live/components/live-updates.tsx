import type { User } from '@academy/contracts/http/auth/user.ts';
import type { LiveMessage } from '@academy/contracts/http/gateway/live-messages.ts';
import { openLiveMessages } from '@academy/web-kit/live/live-messages.ts';
import { createSpread } from '@academy/web-kit/live/spread.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '../../../shared/api/client.ts';
import { connection } from '../../../shared/connection/connection.ts';
import { publishLive } from '../../../shared/live/live-news.ts';
import { isPlanToldHere } from '../../../shared/payments/plan-told-here.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useSession } from '../../../shared/session/session-context.tsx';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { createChanges } from '../model/changes.ts';

const streamUrl = (token: string | null) => (token ? '/api/live' : '/api/documents/updates');

const isOfForum = ([path]: readonly unknown[]) => String(path).startsWith('/api/forum/');

const awaitsConfirmation = ({ emailConfirmed, pendingEmail }: User) =>
  !emailConfirmed || pendingEmail !== null;

type Moderated = Extract<LiveMessage, { type: 'post_moderated' }>;

/** What a moderator decided, or what the reader's appeal came to. */
const verdictOf = ({ action, onAppeal = false }: Moderated) => {
  if (!onAppeal || action === 'warn') return action;
  return action === 'remove' ? 'confirmed' : 'restored';
};

/** Keeps the open screens in step with the server: new documents, changed courses, another plan. */
export function LiveUpdates() {
  const { t } = useTranslation('live');
  const { pick } = useLanguage();
  const { status, user, reload, forget } = useSession();
  const queries = useQueryClient();

  const refetch = useMemo(
    () => createSpread(() => void queries.invalidateQueries({ refetchType: 'active' })),
    [queries],
  );
  useEffect(() => refetch.cancel, [refetch]);

  const changes = useMemo(
    () =>
      createChanges((paths) => {
        // A query's key begins with the path that it was read from.
        const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
          paths.some((path) => String(queryKey[0]).startsWith(path));
        void queries.invalidateQueries({ predicate });
      }),
    [queries],
  );
  useEffect(() => changes.cancel, [changes]);

  const apply = useEffectEvent(async (message: LiveMessage) => {
    switch (message.type) {
      case 'document_added':
        toast({
          title: t('documentAdded'),
          description: pick(message.document, 'title'),
          // The visitors' stream does not say which document it is.
          ...(status === 'signed-in' && {
            link: { text: t('openDocument'), to: `/library/${message.document.id}` },
          }),
        });
        // It may stand in a category that is new as well, of which visitors hear in no other way.
        await Promise.all([
          queries.invalidateQueries({ queryKey: ['/api/documents'] }),
          queries.invalidateQueries({ queryKey: ['/api/document-categories'] }),
        ]);
        break;
      case 'changed':
        changes.add(message.paths);
        // Of the account itself, only that an address is confirmed is news to another tab.
        if (user && awaitsConfirmation(user) && message.paths.includes('/api/auth/me')) await reload();
        break;
      case 'post_created':
      case 'reply_created':
        publishLive(message);
        break;
      case 'post_moderated':
        toast({ title: t(`moderated.${verdictOf(message)}`), description: message.reason });
        await queries.invalidateQueries({ predicate: ({ queryKey }) => isOfForum(queryKey) });
        break;
      case 'verdict_overruled': {
        // Rare, so what acts on it is loaded when it happens.
        const [{ takeDecision }, { readAttempts }] = await Promise.all([
          import('../model/take-decision.ts'),
          import('../api/attempts.ts'),
        ]);
        await takeDecision(message, {
          queries,
          readAttempts,
          tell: (decision, reason) =>
            toast({ title: t(`decision.${decision}`), ...(reason && { description: reason }) }),
        });
        break;
      }
      case 'standing_changed':
        // The stream begins by saying what holds now, which is mostly what is known.
        if (message.plan === user?.plan && message.role === user.role) break;
        await reload();
        // Where somebody has just paid, the screen says so already.
        if (message.plan !== user?.plan && !(message.plan === 'premium' && isPlanToldHere())) {
          const plan = message.plan === 'premium' ? 'planPremium' : 'planFree';
          toast({ title: t(plan), description: t(`${plan}Text`) });
        }
        break;
      case 'session_ended':
        // Whoever is leaving knows.
        if (status !== 'signed-in') break;
        forget();
        toast({ title: t('sessionEnded'), description: t('sessionEndedText'), tone: 'destructive' });
        break;
      case 'reset':
        // What is on the screen is fetched again; the rest is marked stale and fetched when it is opened.
        refetch.request();
    }
  });

  // The first screen fetches from the page's beginning on, before this is loaded.
  const since = useRef<number | null>(null);
  useEffect(() => {
    if (status === 'loading') return;
    since.current = since.current === null ? performance.timeOrigin : Date.now();
    return openLiveMessages({
      name: status === 'signed-in' ? 'academy-live' : 'academy-updates',
      url: streamUrl,
      session,
      fetch: connection.fetch,
      since: since.current,
      onMessage: (message) => void apply(message),
    });
  }, [status]);

  return null;
}
