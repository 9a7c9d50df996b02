import { useSyncExternalStore } from 'react';
import { connection } from './connection.ts';

/** Whether the server is out of reach. */
export const useIsOffline = (): boolean => useSyncExternalStore(connection.subscribe, connection.isDown);
