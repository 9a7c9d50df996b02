import { useLocation } from 'react-router-dom';

/** The token of the link that was opened: it stands in the fragment, which is sent to no server. Null for none. */
export const useLinkToken = (): string | null => useLocation().hash.slice(1) || null;
