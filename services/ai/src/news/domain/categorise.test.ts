import { categorise } from './categorise.ts';

test.each([
  ['How to write prompts that get better answers', 'prompting'],
  ['Cinco trucos para mejorar tus prompts', 'prompting'],
  ['European Parliament votes on new AI regulation', 'policy'],
  ['El Gobierno aprueba el reglamento de inteligencia artificial', 'policy'],
  ['New paper shows how models remember', 'research'],
  ['Un estudio de la universidad mide los sesgos', 'research'],
  ['Mistral presents a language model with open weights', 'models'],
  ['Llega un nuevo modelo de lenguaje con más ventana de contexto', 'models'],
  ['Startup raises 40 million in funding', 'business'],
  ['La empresa cierra una ronda de financiación', 'business'],
  ['ChatGPT app gets a voice feature', 'tools'],
  ['La aplicación estrena un asistente de voz', 'tools'],
  ['A quiet week', 'general'],
] as const)('When an item is called “%s”, then it is about %s', (title, category) => {
  expect(categorise({ title, description: '' })).toBe(category);
});

test('When title and text say different things, then the title counts for more', () => {
  const item = {
    title: 'A court rules on training data',
    description: 'The startup told investors about it.',
  };
  expect(categorise(item)).toBe('policy');
});
