import { createContext, useContext } from 'react';

export type AuthDialog = 'sign-in' | 'register';

/** Opens the sign-in or the registration dialog from anywhere; app/ provides the dialogs themselves. */
export const AuthPromptContext = createContext<(dialog: AuthDialog) => void>(() => undefined);
export const useAuthPrompt = () => useContext(AuthPromptContext);
