import type { Language } from '@academy/contracts/shared/language.ts';

export interface VoiceTask {
  text: string;
  language: Language;
  /** One 32-bit number; any but 0 says that nobody waits for it any more. */
  cancelled: SharedArrayBuffer;
}

/** What a thread says to its pool. */
export type ThreadMessage =
  | { kind: 'ready'; isInstalled: boolean }
  | { kind: 'spoken'; mp3: Uint8Array<ArrayBuffer> }
  | { kind: 'cancelled' }
  | { kind: 'failed'; reason: string };
