import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { Later } from '../../locks/patience.ts';
import type { PersonLocks } from '../../locks/person-locks.ts';
import type { AudioCache } from '../data/audio-cache.ts';
import type { BilingualText } from '../domain/planned-speech.ts';
import type { Planner } from '../planning/planner.ts';
import type { Voice } from '../voices/voice.ts';

/** What is known of what the academy publishes, as far as it is read out. */
export interface Hearable {
  lesson(id: string): Promise<BilingualText | null>;
  document(id: string): Promise<(BilingualText & { isPremium: boolean }) | null>;
  /** The first lesson of the first course. */
  firstLessonId(): Promise<string | null>;
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
