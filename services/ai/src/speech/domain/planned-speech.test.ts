import { audioKey, estimatedSeconds, planSpeech, speechVersion } from './planned-speech.ts';

const text = { titleEs: 'Uno', titleEn: 'One', contentEs: 'Primero.\n\nSegundo.', contentEn: 'First.' };

test('When a text is planned, then it is spoken in the language asked for', () => {
  expect(planSpeech(text, 'es').segments.map((segment) => segment.text)).toEqual([
    'Uno.',
    'Primero.',
    'Segundo.',
  ]);
  expect(planSpeech(text, 'en').segments.map((segment) => segment.text)).toEqual(['One.', 'First.']);
});

test('When anything of it changes, then its version does, and only the changed segment has another key', () => {
  const versionOf = (content: string, voice = 'v1') =>
    speechVersion(voice, planSpeech({ ...text, contentEs: content }, 'es'));
  const versions = [
    versionOf(text.contentEs),
    versionOf('Primero.\n\nOtro.'),
    versionOf('Primero.\n\n- Segundo.'),
    versionOf(text.contentEs, 'v2'),
    speechVersion('v1', planSpeech(text, 'en')),
  ];
  expect(new Set(versions).size).toBe(versions.length);
  expect(versionOf(text.contentEs)).toBe(versions[0]);
  expect(audioKey('v1', 'es', 'Primero.')).toBe(audioKey('v1', 'es', 'Primero.'));
  expect(audioKey('v1', 'es', 'Otro.')).not.toBe(audioKey('v1', 'es', 'Primero.'));
});

test('When the length is estimated, then it grows with the text', () => {
  expect(estimatedSeconds('a'.repeat(153), 'es')).toBe(10.5);
  expect(estimatedSeconds('a'.repeat(142), 'en')).toBe(10.5);
});
