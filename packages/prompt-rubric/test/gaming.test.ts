import { checkPrompt } from '../src/check-prompt.ts';
import type { Rubric } from '../src/rubric.ts';
import { generalRubric, goodEnglish, goodSpanish, statuses } from './support.ts';

const lenient: Rubric = { ...generalRubric, passScore: 50 };

describe('gaming', () => {
  test.each([goodSpanish, goodEnglish])('When the prompt is honest, then it passes: %s', (text) => {
    expect(checkPrompt(text, generalRubric, 'es')).toMatchObject({ passed: true, score: 100 });
  });

  test.each([
    'rol experto tarea resumir contexto empresa audiencia clientes formato lista tono formal máximo 100 palabras',
    'experto, redactor, correo, cliente, pedido, tabla, lista, 5 puntos, tono formal, 100 palabras, sin tecnicismos, JSON',
    'role expert task summarise context company audience customers format list tone formal maximum 100 words',
    'nutritionist; plan; table with columns; runners; no sugar; 100 words; friendly tone; bullet points; examples; JSON',
    'Rol. Tarea. Contexto. Audiencia. Formato. Restricciones. Tono. Ejemplos. Lista. Tabla.',
    'rol = experto, tarea = resumir, contexto = empresa, audiencia = clientes, formato = lista, tono = formal, máximo = 100 palabras',
    'Escribe rol experto tarea contexto audiencia clientes formato lista tabla tono cercano 100 palabras',
  ])('When it is a bag of keywords, then it fails even a lenient rubric: %s', (text) => {
    const { passed, score } = checkPrompt(text, lenient, 'es');
    expect(passed).toBe(false);
    expect(score).toBeLessThan(40);
  });

  test('When keywords are loose, then the message says that sentences are missing', () => {
    const { criteria } = checkPrompt(
      'experto correo cliente tabla 5 puntos 100 palabras sin tecnicismos tono formal',
      lenient,
      'es',
    );
    expect(criteria.find(({ id }) => id === 'constraints')?.message).toContain('palabras sueltas');
  });

  test('When one sentence is repeated, then the copies add nothing', () => {
    const once = 'Escribe un correo a la tienda sobre la silla rota.';
    const repeated = Array.from({ length: 12 }, () => once).join(' ');
    expect(statuses(repeated, generalRubric)).toEqual(statuses(once, generalRubric));
    expect(checkPrompt(repeated, generalRubric, 'es').passed).toBe(false);
  });

  test('When a sentence is repeated with a word changed, then it still adds nothing', () => {
    const facts = 'El pedido llegó con la caja abierta y la taza azul rota.';
    const near = 'El pedido llegó con la caja abierta y la taza verde rota.';
    const verdict = checkPrompt(`${facts} ${near}`, generalRubric, 'es');
    const [span] = verdict.criteria.find(({ id }) => id === 'context')?.spans ?? [];
    expect(span?.end).toBeLessThanOrEqual(facts.length);
  });

  const instructions =
    'Tu asociación de vecinos organiza una limpieza del río el sábado 14 de mayo a las diez. Escribe el prompt con el que ' +
    'pedirías a un modelo una octavilla para las familias del barrio, con tres motivos para venir y sin dramatismo.';
  const hint =
    'Eres bibliotecaria infantil. Escribe una invitación a un cuentacuentos para familias con niños de cuatro años, en tres ' +
    'párrafos, sin diminutivos, porque el mes pasado no vino nadie y la sala es pequeña.';

  test('When the instructions are pasted, then they do not pass', () => {
    expect(checkPrompt(instructions, lenient, 'es', { instructions }).passed).toBe(false);
    expect(checkPrompt(`${instructions} Hazlo bien.`, lenient, 'es', { instructions }).passed).toBe(false);
  });

  test('When the worked example is pasted, also with a few words changed, then it does not pass', () => {
    expect(checkPrompt(hint, generalRubric, 'es').passed).toBe(true);
    expect(checkPrompt(hint, lenient, 'es', { hints: [hint] }).passed).toBe(false);
    const retouched = hint.replace('cuatro años', 'cinco años').replace('Eres', 'Hola, eres');
    const verdict = checkPrompt(retouched, lenient, 'es', { hints: [hint] });
    expect(verdict.passed).toBe(false);
    expect(verdict.criteria.map(({ message }) => message).join()).toContain(
      'copiada del enunciado o de las pistas',
    );
  });

  test('When facts come from the instructions but the request is the learner’s own, then they count as context', () => {
    const own =
      'Eres redactor de una asociación vecinal. Nuestra asociación de vecinos organiza una limpieza del río el sábado 14 de mayo. ' +
      'Redacta una octavilla dirigida a madres y padres que nunca han participado. Quiero un titular y tres motivos, en menos de 90 palabras.';
    expect(statuses(own, generalRubric, { instructions })).toMatchObject({
      context: 'met',
      task: 'met',
      format: 'met',
    });
  });

  test('When two criteria could rely on the same words, then they serve one of them only', () => {
    const { criteria } = checkPrompt('Escribe el aviso en 3 frases.', generalRubric, 'es');
    const byId = Object.fromEntries(criteria.map((verdict) => [verdict.id, verdict]));
    expect([byId.format?.status, byId.constraints?.status].sort()).toEqual(['met', 'missing']);
  });

  test('When a must-have is only partly met, then a high score does not pass', () => {
    const rubric: Rubric = {
      passScore: 50,
      criteria: [
        { id: 'task', weight: 1, mustHave: true },
        { id: 'constraints', weight: 9 },
      ],
    };
    const verdict = checkPrompt(
      'Háblame de la silla, sin tecnicismos y en menos de 90 palabras.',
      rubric,
      'es',
    );
    expect(verdict).toMatchObject({ passed: false, score: 95 });
  });

  test.each([
    'Ayúdame con un texto bonito sobre la tienda. Que quede bien y que guste mucho a todo el mundo. Hazlo como tú veas.',
    'Help me with something nice about the shop. Make it sound good and let people like it a lot. Do it as you see fit.',
  ])(
    'When a vague prompt is pointed at, whatever two sentences for whatever two criteria, then it fails: %s',
    (text) => {
      const sentences = [...text.matchAll(/[^.]+\./g)].map(({ 0: { length }, index }) => ({
        start: index,
        end: index + length,
      }));
      const keys = generalRubric.criteria.map(({ id }) => id);
      for (const one of keys)
        for (const other of keys)
          for (const first of sentences)
            for (const second of sentences) {
              const pointed = [
                { key: one, ...first },
                { key: other, ...second },
              ];
              expect(checkPrompt(text, generalRubric, 'es', {}, { pointed }).passed).toBe(false);
            }
    },
  );
});
