import { createSessionClient } from '@academy/web-kit/session/session-client.ts';
import { currentLanguage } from './i18n/current-language.ts';

/** The same session that the learners' app has: one origin, one token, one refresh cookie. */
export const { session, client } = createSessionClient({ language: currentLanguage });
