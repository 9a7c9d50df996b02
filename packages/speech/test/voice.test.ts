import { spokenSegments } from '../src/prose/spoken-segments.ts';
import { decodeMp3 } from '../src/testing/decode-mp3.ts';
import { createVoicePool } from '../src/voice/voice-pool.ts';

const pool = createVoicePool({ logger: { warn: () => undefined }, threads: 1 });
afterAll(() => pool.worker.stop());
const signals = { signal: new AbortController().signal, patience: new AbortController().signal };

const texts = {
  es: 'Un **prompt** claro pide el formato, el tono y 3 ejemplos. Lo que no está ahí lo completa el modelo con lo más habitual.',
  en: 'A clear **prompt** asks for the format, the tone and 3 examples. What is not there the model fills in with the usual.',
};

test.each(['es', 'en'] as const)(
  'When %s is spoken, then it sounds as long and as loud as speech',
  async (language) => {
    const [, segment] = spokenSegments({ title: 'Prompt', content: texts[language] }, language);
    const heard = await decodeMp3(await pool.speak(segment?.text ?? '', language, signals));
    const words = texts[language].split(' ').length;
    const wordsPerMinute = words / (heard.seconds / 60);
    expect(wordsPerMinute).toBeGreaterThan(110);
    expect(wordsPerMinute).toBeLessThan(220);
    expect(heard.sampleRate).toBe(22_050);
    expect(heard.loudness).toBeGreaterThan(0.04);
    expect(heard.loudness).toBeLessThan(0.3);
    expect(heard.peak).toBeGreaterThan(0.3);
    expect(heard.peak).toBeLessThan(1);
    expect(heard.silence).toBeLessThan(0.35);
    // A pause stands between paragraphs, and none so long that it sounds broken.
    expect(heard.longestSilence).toBeGreaterThan(0.35);
    expect(heard.longestSilence).toBeLessThan(0.9);
  },
);

test('When two segments are joined, then the whole is as long as both', async () => {
  const [one, two] = await Promise.all([
    pool.speak('Primera parte.', 'es', signals),
    pool.speak('Segunda parte.', 'es', signals),
  ]);
  const [first, second, both] = await Promise.all([one, two, Buffer.concat([one, two])].map(decodeMp3));
  expect(both?.seconds).toBeCloseTo((first?.seconds ?? 0) + (second?.seconds ?? 0), 1);
});
