import type { User } from '@academy/contracts/http/auth.ts';
import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { AuthPromptContext, type AuthDialog, type AuthPrompt } from '../shared/session/auth-prompt.tsx';

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
  const waiting = useRef<((user: User) => void) | undefined>(undefined);
  const show = useCallback<AuthPrompt>((dialog, whenSignedIn) => {
    waiting.current = whenSignedIn;
    setUsed(true);
    setOpen(dialog);
  }, []);
  const close = () => {
    waiting.current = undefined;
    setOpen(null);
  };
  const finish = (user: User) => {
    const tell = waiting.current;
    close();
    tell?.(user);
  };
  const ways = { onClose: close, onSignedIn: finish };
  return (
    <AuthPromptContext value={show}>
      {children}
      {used && (
        <Suspense>
          <SignInDialog open={open === 'sign-in'} {...ways} onRegister={() => setOpen('register')} />
          <RegisterDialog open={open === 'register'} {...ways} onSignIn={() => setOpen('sign-in')} />
        </Suspense>
      )}
    </AuthPromptContext>
  );
}
