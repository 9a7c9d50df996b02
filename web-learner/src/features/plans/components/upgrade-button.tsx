import { Button, type ButtonProps } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthPrompt } from '../../../shared/session/auth-prompt.tsx';
import { useSession } from '../../../shared/session/session-context.tsx';

const UpgradeDialog = lazy(async () => ({ default: (await import('./upgrade-dialog.tsx')).UpgradeDialog }));

/**
 * The way to premium from any locked thing. A visitor needs an account first; a free member learns how the
 * plan is opened.
 */
export function UpgradeButton({
  label,
  ...look
}: { label?: string } & Pick<ButtonProps, 'type' | 'size' | 'block'>) {
  const { t } = useTranslation('plans');
  const { status } = useSession();
  const openDialog = useAuthPrompt();
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);

  function start() {
    if (status !== 'signed-in') return openDialog('register');
    setUsed(true);
    setOpen(true);
  }

  return (
    <>
      <Button {...look} onClick={start}>
        {label ?? t('upgrade.action')}
      </Button>
      {used && (
        <Suspense>
          <UpgradeDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
