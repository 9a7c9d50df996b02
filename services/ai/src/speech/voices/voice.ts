import type { AnsweredBy } from '@academy/contracts/http/ai/answered-by.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';

export interface VoiceRequest {
  /** Prose, without Markdown. */
  text: string;
  language: Language;
  /** Who pays, where speaking costs. */
  listener: Pick<Caller, 'userId' | 'role' | 'plan'>;
  /** Aborts where the listener is gone: the work ends at once. */
  signal: AbortSignal;
  /** Aborts where the listener has waited long enough for it to begin. */
  patience: AbortSignal;
}

/** What reads a text out, as MP3. */
export interface Voice {
  spokenBy: AnsweredBy;
  /** Tells its recordings from those of another voice, and of itself before its sound changed. */
  id: string;
  speak(request: VoiceRequest): Promise<Uint8Array>;
}
