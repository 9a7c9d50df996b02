import { expect, it } from '@jest/globals';
import { byLanguage } from './lacking-texts.tsx';

it('When texts are to be written, then each is named once under its language', () => {
  expect(byLanguage(['promptEs', 'hints.example.es', 'hints.example.en', 'promptEs'])).toEqual([
    { language: 'es', names: ['prompt', 'example'] },
    { language: 'en', names: ['example'] },
  ]);
  expect(byLanguage([])).toEqual([]);
});
