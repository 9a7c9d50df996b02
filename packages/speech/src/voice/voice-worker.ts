import { parentPort } from 'node:worker_threads';
import { stepBack } from '@academy/service-kit/lifecycle/step-back.ts';
import { loadEspeak } from './espeak.ts';
import { loadMp3Encoder } from './mp3-encoder.ts';
import type { ThreadMessage, VoiceTask } from './voice-messages.ts';

// Requests come before speech.
stepBack();

const port = parentPort;
if (!port) throw new Error('this module runs in a worker thread only');

/** In seconds: what separates two paragraphs for the ear. */
const silenceAfter = 0.45;

const [espeak, encoder] = await Promise.all([loadEspeak(), loadMp3Encoder()]);

const speak = ({ text, language, cancelled }: VoiceTask): ThreadMessage => {
  if (!espeak) return { kind: 'failed', reason: 'eSpeak NG is not installed' };
  const flag = new Int32Array(cancelled);
  const samples = espeak.speak(text, language, () => Atomics.load(flag, 0) !== 0);
  if (!samples) return { kind: 'cancelled' };
  const { sampleRate } = espeak;
  return { kind: 'spoken', mp3: encoder.encode(samples, { sampleRate, silenceAfter }) };
};

port.on('message', (task: VoiceTask) => {
  let message: ThreadMessage;
  try {
    message = speak(task);
  } catch (error) {
    message = { kind: 'failed', reason: String(error) };
  }
  port.postMessage(message, message.kind === 'spoken' ? [message.mp3.buffer] : []);
});
const ready: ThreadMessage = { kind: 'ready', isInstalled: espeak !== null };
port.postMessage(ready);
