import type { Role } from '@academy/contracts/shared/people.ts';
import { createContext } from 'react';

/** As what somebody is here: once for the console, since every button asks. Null until it is known; nobody may do anything then. */
export const RoleContext = createContext<Role | null>(null);
