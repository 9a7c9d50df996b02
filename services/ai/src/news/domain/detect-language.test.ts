import { detectLanguage } from './detect-language.ts';

test.each([
  ['OpenAI presenta un modelo que razona antes de responder', 'es'],
  ['La Unión Europea aprueba la ley de inteligencia artificial', 'es'],
  ['Cómo escribir mejores prompts para tu asistente', 'es'],
  ['¿Puede la IA ayudarte a estudiar? Lo que dicen los profesores', 'es'],
  ['Google lanza su nuevo asistente en España y México', 'es'],
  ['Los desarrolladores ya pueden probar la versión beta', 'es'],
  ['OpenAI releases a model that reasons before it answers', 'en'],
  ['The European Union approves the AI Act', 'en'],
  ['How to write better prompts for your assistant', 'en'],
  ['What we learned from a year of running agents in production', 'en'],
  ['New tool lets teachers see how students use AI', 'en'],
  ['Microsoft says it will bring the assistant to more countries', 'en'],
] as const)('When a text reads “%s”, then its language is %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});

test.each([
  'O governo não vai mais usar a ferramenta em São Paulo',
  'Le gouvernement français présente une stratégie pour les modèles',
  'Die Bundesregierung stellt eine neue Strategie für KI vor und wird sie testen',
  'Il governo italiano presenta una strategia per i modelli e per la ricerca',
  'El govern català presenta els plans per al futur amb els investigadors i les empreses',
  'OpenAI 发布新模型，性能大幅提升',
  'Компания представила новую модель',
  '12345',
  '',
])('When a text reads “%s”, then it is in neither of our languages', (text) => {
  expect(detectLanguage(text, 'en')).toBeNull();
});

test('When the words do not tell, then the feed’s own language does', () => {
  expect(detectLanguage('GPT-5 Turbo Mini')).toBeNull();
  expect(detectLanguage('GPT-5 Turbo Mini', 'es-MX')).toBe('es');
  expect(detectLanguage('GPT-5 Turbo Mini', 'en')).toBe('en');
  expect(detectLanguage('GPT-5 Turbo Mini', 'fr')).toBeNull();
});

test('When a feed declares a language that its words are not in, then the words decide', () => {
  expect(detectLanguage('The team says that it will be ready in the spring', 'es')).toBe('en');
});
