import type { User } from '@academy/contracts/http/auth/user.ts';
import { createContext, useContext } from 'react';

export type AuthDialog = 'sign-in' | 'register';

/** `isNew`: the account was made a moment ago. */
export type WhenSignedIn = (user: User, how: { isNew: boolean }) => void;

/** What somebody pressed that needs an account; the dialogs say so. */
export type AuthPurpose = 'premium' | 'summary';

/**
 * `whenSignedIn` hears who came in by this dialog or the one that it leads to, which both say what for; closing them ends
 * the wait.
 */
export type AuthPrompt = (dialog: AuthDialog, whenSignedIn?: WhenSignedIn, purpose?: AuthPurpose) => void;

/** Opens the sign-in or the registration dialog from anywhere; app/ provides the dialogs themselves. */
export const AuthPromptContext = createContext<AuthPrompt>(() => undefined);
export const useAuthPrompt = () => useContext(AuthPromptContext);
