import { v5 } from 'uuid';

/** The UUIDv5 of a name within a UUID: the same for the same two, so that work begun again makes nothing twice. */
export const derivedId = (within: string, name: string): string => v5(name, within);
