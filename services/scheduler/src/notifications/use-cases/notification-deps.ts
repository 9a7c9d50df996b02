import type { ErasureGuard } from '@academy/service-kit/people/erasure-guard.ts';
import type { People } from '@academy/service-kit/people/people.ts';
import type { PreferenceRepository } from '../data/preference-repository.ts';

/** What the use cases of notifications work with. */
export interface NotificationDeps {
  preferences: PreferenceRepository;
  people: People;
  erasure: ErasureGuard;
  now: () => Date;
}
