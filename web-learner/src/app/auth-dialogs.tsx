import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { AuthPromptContext, type AuthDialog } from '../shared/session/auth-prompt.tsx';

const SignInDialog = lazy(async () => ({
  default: (await import('../features/auth/components/sign-in-dialog.tsx')).SignInDialog,
}));
const RegisterDialog = lazy(async () => ({
  default: (await import('../features/auth/components/register-dialog.tsx')).RegisterDialog,
}));

/** Gives every screen below a way to open the sign-in and the registration dialog. */
export function AuthDialogs({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<AuthDialog | null>(null);
  const [used, setUsed] = useState(false);
  const show = useCallback((dialog: AuthDialog) => {
    setUsed(true);
    setOpen(dialog);
  }, []);
  const close = () => setOpen(null);
  return (
    <AuthPromptContext value={show}>
      {children}
      {used && (
        <Suspense>
          <SignInDialog open={open === 'sign-in'} onClose={close} onRegister={() => show('register')} />
          <RegisterDialog open={open === 'register'} onClose={close} onSignIn={() => show('sign-in')} />
        </Suspense>
      )}
    </AuthPromptContext>
  );
}
