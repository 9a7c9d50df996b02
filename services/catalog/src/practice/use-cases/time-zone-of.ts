import { defaultTimeZone, timeZoneSchema } from '@academy/contracts/shared/time-zone.ts';
import type { Person } from '@academy/service-kit/people/person-model.ts';

const known = timeZoneSchema.catch(defaultTimeZone);

/** The time zone of a person; the academy's own where theirs is not known. */
export const timeZoneOf = (person: Pick<Person, 'timeZone'> | null): string => known.parse(person?.timeZone);
