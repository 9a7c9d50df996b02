import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/connection/lazy-part.ts';
import { useAuthPrompt } from '../../../shared/session/auth-prompt.tsx';
import { useSession } from '../../../shared/session/session-context.tsx';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { summaryMutation } from '../api/summaries.ts';

const SummaryDialog = lazyPart(async () => ({
  default: (await import('./summary-dialog.tsx')).SummaryDialog,
}));

const FORBIDDEN = 403;

interface SummaryButtonProps {
  courseId: string;
  /** What a closed course offers. */
  upgrade: ReactNode;
}

/** Generates a course's summary and shows it. */
export function SummaryButton({ courseId, upgrade }: SummaryButtonProps) {
  const { t } = useTranslation('summaries');
  const shared = useTranslation().t;
  const { status } = useSession();
  const signIn = useAuthPrompt();
  const [isOpen, setOpen] = useState(false);
  const { mutate, data, error, isPending } = useMutation({
    ...summaryMutation(courseId),
    onSuccess() {
      setOpen(true);
      toast({ title: t('generated') });
    },
    onError(failure) {
      if (failure instanceof ApiError && failure.status === FORBIDDEN) setOpen(true);
      else toast({ title: shared('errorTitle'), description: t('failed'), tone: 'destructive' });
    },
  });
  const isClosed = error instanceof ApiError && error.status === FORBIDDEN;
  const start = () => (status === 'signed-in' ? mutate() : signIn('sign-in', () => mutate(), 'summary'));
  return (
    <>
      <Button size="large" disabled={isPending} onClick={start}>
        <span aria-live="polite">{isPending ? t('generating') : t('action')}</span>
      </Button>
      <Suspense>
        {isOpen && (data || isClosed) && (
          <SummaryDialog
            summary={isClosed ? null : (data ?? null)}
            refusal={isClosed ? error.detail : null}
            upgrade={upgrade}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
