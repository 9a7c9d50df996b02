import type { VoicePool } from '@academy/speech/voice/voice-pool.ts';
import type { Voice } from './voice.ts';

/** Counts up when the built-in voice sounds different: its engine, rate, pauses or pronunciation. */
const soundVersion = 1;

export const createBuiltInVoice = (pool: Pick<VoicePool, 'speak'>): Voice => ({
  spokenBy: { kind: 'built-in' },
  id: `built-in.${soundVersion}`,
  speak: ({ text, language, signal, patience }) => pool.speak(text, language, { signal, patience }),
});
