import { Suspense } from 'react';
import { lazyPart } from '../shared/connection/lazy-part.ts';
import { useMember } from '../shared/session/session-context.tsx';
import { loadFeatureTexts } from './i18n.ts';

/** Loaded with its texts, and only for those whose address is not confirmed. */
const ConfirmReminder = lazyPart(async () => {
  const [{ ConfirmReminder: reminder }] = await Promise.all([
    import('../features/mail-links/components/confirm-reminder.tsx'),
    loadFeatureTexts('mail-links'),
  ]);
  return { default: reminder };
});

export function ConfirmReminderSlot() {
  const { emailConfirmed } = useMember();
  if (emailConfirmed) return null;
  return (
    <Suspense>
      <ConfirmReminder />
    </Suspense>
  );
}
