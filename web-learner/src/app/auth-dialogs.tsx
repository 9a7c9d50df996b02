import type { User } from '@academy/contracts/http/auth/user.ts';
import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '../shared/connection/lazy-part.ts';
import {
  AuthPromptContext,
  type AuthDialog,
  type AuthPrompt,
  type AuthPurpose,
  type WhenSignedIn,
} from '../shared/session/auth-prompt.tsx';

const SignInDialog = lazyPart(async () => ({
  default: (await import('../features/auth/components/sign-in-dialog.tsx')).SignInDialog,
}));
const RegisterDialog = lazyPart(async () => ({
  default: (await import('../features/auth/components/register-dialog.tsx')).RegisterDialog,
}));

interface Shown {
  dialog: AuthDialog;
  email: string;
  purpose: AuthPurpose | undefined;
}

/**
 * Gives every screen below a way to open the sign-in and the registration dialog. Each is made anew when it opens, so that
 * no form holds what was typed before; only the address goes along from one to the other.
 */
export function AuthDialogs({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const waiting = useRef<WhenSignedIn | undefined>(undefined);
  const opener = useRef<Element | null>(null);
  const show = useCallback<AuthPrompt>((dialog, whenSignedIn, purpose) => {
    waiting.current = whenSignedIn;
    opener.current = document.activeElement;
    setShown({ dialog, email: '', purpose });
  }, []);
  useEffect(() => {
    if (!shown && opener.current instanceof HTMLElement) opener.current.focus();
  }, [shown]);
  const close = () => {
    waiting.current = undefined;
    setShown(null);
  };
  const finish = (user: User, isNew: boolean) => {
    const tell = waiting.current;
    opener.current = null;
    close();
    tell?.(user, { isNew });
  };
  return (
    <AuthPromptContext value={show}>
      {children}
      <Suspense>
        {shown?.dialog === 'sign-in' && (
          <SignInDialog
            email={shown.email}
            purpose={shown.purpose}
            onClose={close}
            onSignedIn={(user) => finish(user, false)}
            onRegister={(email) => setShown({ ...shown, dialog: 'register', email })}
          />
        )}
        {shown?.dialog === 'register' && (
          <RegisterDialog
            email={shown.email}
            purpose={shown.purpose}
            onClose={close}
            onSignedIn={(user) => finish(user, true)}
            onSignIn={(email) => setShown({ ...shown, dialog: 'sign-in', email })}
          />
        )}
      </Suspense>
    </AuthPromptContext>
  );
}
