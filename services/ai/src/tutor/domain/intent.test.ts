import { asksWhyFailed } from './intent.ts';

test.each([
  '¿Por qué no pasa?',
  '¿Por qué he suspendido?',
  '¿Por qué falla mi prompt?',
  '¿Por qué no lo dan por bueno?',
  '¿Qué he hecho mal?',
  'Why did I fail?',
  "Why isn't it passing?",
  'Why was my prompt rejected again?',
  'What did I do wrong?',
])('When a learner asks "%s", then it is about their attempt', (message) => {
  expect(asksWhyFailed(message)).toBe(true);
});

test.each([
  '¿Por qué falla el modelo con las fechas?',
  '¿Por qué pasan las alucinaciones?',
  '¿Por qué está mal pedir varias cosas a la vez?',
  'Why do I get wrong answers from the model?',
  'Why do models fail at counting?',
])('When a learner asks "%s", then it is about a topic', (message) => {
  expect(asksWhyFailed(message)).toBe(false);
});
