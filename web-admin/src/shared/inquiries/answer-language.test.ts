import { expect, it } from '@jest/globals';
import { languageOfText } from './answer-language.ts';

it.each([
  ['Your certificate is in the settings, under Certificates.', 'en'],
  ['Lo tienes en Ajustes, en «Certificados», en cuanto termines el curso.', 'es'],
  ['Hola Ana, ya está: mira en tu correo el enlace que te acabamos de enviar.', 'es'],
])('When an answer says %j, then it is in %s', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});

it.each(['', 'Marta Ruiz', '42', 'SANDBOX-000001 https://academy.example/settings PDF'])(
  'When an answer says %j, then no language is clear',
  (text) => {
    expect(languageOfText(text)).toBeNull();
  },
);
