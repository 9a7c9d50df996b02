import { readdirSync, readFileSync } from 'node:fs';
import { loadEspeak, type Espeak } from '../src/voice/espeak.ts';

let voice: Espeak | null;
beforeAll(async () => {
  voice = await loadEspeak();
});

test.each([
  ['es', 'Un prompt', /^ˈu m p ɾ ˈo m pː? t$/],
  ['es', 'JSON', /^ʝ ˈe ?[iɪ] s o n$/],
  ['es', 'la IA', /i ˈa$/],
  ['en', 'a prompt', /p ɹ ˈɑː m p t$/],
  ['en', 'JSON', /dʒ ˈeɪ s ə n$/],
] as const)('When %s has %s, then it is said as people say it', (language, text, sound) => {
  expect(voice?.phonemes(text, language)).toMatch(sound);
});

test('When a word only looks like an abbreviation, then it is left alone', () => {
  expect(voice?.phonemes('hacia', 'es')).toBe('ˈa θ j a');
});

test('When the sources are searched, then one file alone names the GPL package', () => {
  const folder = new URL('../src/', import.meta.url);
  const named = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      /(?<!\.d)\.ts$/.test(name) && readFileSync(new URL(name, folder), 'utf8').includes('@echogarden/'),
  );
  expect(named).toEqual(['voice/espeak.ts']);
});
