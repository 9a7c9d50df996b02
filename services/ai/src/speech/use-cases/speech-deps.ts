import type { Openable } from '@academy/contracts/shared/entitlement.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { Later } from '../../locks/patience.ts';
import type { PersonLocks } from '../../locks/person-locks.ts';
import type { AudioCache } from '../data/audio-cache.ts';
import type { BilingualText } from '../domain/planned-speech.ts';
import type { Planner } from '../planning/planner.ts';
import type { Voice } from '../voices/voice.ts';

/** A text that is read out: to every member, or with Premium alone. */
export type HearableText = BilingualText & Openable;

/** What is known of what the academy publishes, as far as it is read out. */
export interface Hearable {
  /** Of a free course every member hears the first lesson. */
  lesson(id: string): Promise<HearableText | null>;
  document(id: string): Promise<HearableText | null>;
}

/** What reading out works with. */
export interface SpeechDeps {
  hearable: Hearable;
  planner: Pick<Planner, 'plan'>;
  /** In the order in which they are tried: the provider's where one is configured, then the built-in one. */
  voices: readonly [Voice, ...Voice[]];
  cache: Pick<AudioCache, 'read' | 'keep'>;
  locks: PersonLocks;
  later: Later;
  logger: Pick<Logger, 'warn'>;
}
