import { checkPrompt } from '../src/check-prompt.ts';
import { CRITERION_IDS, type CriterionSetting } from '../src/rubric.ts';
import { criteria } from '../src/criteria/registry.ts';
import { lostMessages } from '../src/messages/common.ts';
import { whatDecides } from '../src/what-decides.ts';
import { generalRubric, goodEnglish, goodSpanish, marked, verdictOn } from './support.ts';

describe('checkPrompt', () => {
  test('When the interface is English and the prompt Spanish, then it is judged in Spanish and explained in English', () => {
    const verdict = checkPrompt(goodSpanish, generalRubric, 'en');
    expect(verdict).toMatchObject({ passed: true, promptLanguage: 'es' });
    expect(verdict.criteria.map(({ label }) => label)).toEqual([
      'Role',
      'Task',
      'Context',
      'Audience',
      'Format',
      'Constraints',
    ]);
    expect(verdict.criteria[0]?.message).toMatch(/^You give it/);
  });

  test('When a message quotes words that hold quotation marks, then the inner marks are of the other kind', () => {
    const spanish = verdictOn('role', 'Eres redactora del boletín «Faro» en Cádiz. Escribe un saludo.');
    expect(spanish.message).toContain('“Faro”');
    expect(spanish.message).not.toContain('«Faro»');
    const english = verdictOn(
      'role',
      'You are an editor of the newsletter “Faro” in Cádiz. Write a greeting.',
      {},
      'en',
    );
    expect(english.message).toContain('‘Faro’');
  });

  test('When a prompt tells facts of the case and no sentence of the situation, then the context is half there', () => {
    const shop: CriterionSetting = {
      id: 'mentions',
      key: 'shop',
      weight: 1,
      any: { es: ['frutería'], en: [] },
    };
    const rubric = { passScore: 60, criteria: [{ id: 'context', weight: 1 } as const, shop] };
    const statusesOf = (text: string) => checkPrompt(text, rubric, 'es').criteria.map(({ status }) => status);
    expect(statusesOf('Escribe un cartel breve para mi frutería.')).toEqual(['partly', 'met']);
    expect(statusesOf('Escribe un cartel breve para mi panadería.')).toEqual(['missing', 'missing']);
  });

  test('When a prompt mixes both languages, then it says so and reads both', () => {
    const mixed =
      'Eres guía de montaña en los Pirineos y conoces la zona. Write a packing list for first-time hikers who rent their boots.';
    const verdict = checkPrompt(mixed, generalRubric, 'es');
    expect(verdict.promptLanguage).toBe('mixed');
    expect(
      verdict.criteria.filter(({ id }) => id === 'role' || id === 'task').map(({ status }) => status),
    ).toEqual(['met', 'met']);
  });

  test('When the material is in another language, then the prompt’s language is that of the request', () => {
    const text =
      'Traduce al español este correo:\n"""\nHello, we would like to know when the order that we placed will be with us.\n"""';
    expect(checkPrompt(text, generalRubric, 'en').promptLanguage).toBe('es');
  });

  test('When the text is empty or blank, then everything is missing and nothing is thrown', () => {
    for (const text of ['', '   \n\t', '¿?', '🙂🙂', '"""', '<a></a>']) {
      const verdict = checkPrompt(text, generalRubric, 'es');
      expect(verdict).toMatchObject({ passed: false, score: 0 });
      expect(verdict.criteria.every(({ spans, status }) => spans.length === 0 && status === 'missing')).toBe(
        true,
      );
    }
  });

  test('When nothing is asked for, then what looks over a request is not judged and costs nothing', () => {
    const rubric = {
      passScore: 70,
      criteria: [
        { id: 'task' as const, weight: 1 },
        { id: 'context' as const, weight: 1 },
        { id: 'contradictions' as const, weight: 8, mustHave: true },
        { id: 'vagueness' as const, weight: 8 },
        { id: 'placeholders' as const, weight: 8 },
        { id: 'privacy' as const, weight: 8, mustHave: true },
      ],
    };
    const facts = 'La silla llegó ayer con una rueda menos y la tienda no contesta.';
    const { criteria: found, score } = checkPrompt(facts, rubric, 'es');
    expect(score).toBe(50);
    expect(found.filter(({ judged }) => judged === false).map(({ id }) => id)).toEqual([
      'contradictions',
      'vagueness',
      'placeholders',
      'privacy',
    ]);
    const told = checkPrompt(`${facts} Escríbeme a marta.ruiz@gmail.com`, rubric, 'es');
    expect(told.criteria.at(-1)).toMatchObject({ id: 'privacy', status: 'broken' });
    expect(told.criteria.at(-1)?.judged).toBeUndefined();
  });

  test('When a criterion is broken that is no must-have, then the prompt fails whatever its score', () => {
    const rubric = {
      passScore: 60,
      criteria: [
        { id: 'task' as const, weight: 9, mustHave: true },
        { id: 'contradictions' as const, weight: 1 },
      ],
    };
    const clear = 'Escribe un aviso breve para los vecinos sobre el ascensor.';
    expect(checkPrompt(clear, rubric, 'es')).toMatchObject({ passed: true, score: 100 });
    const torn = checkPrompt(`${clear} Hazlo exhaustivo.`, rubric, 'es');
    expect(torn).toMatchObject({ passed: false, score: 90 });
    expect(torn.criteria[1]).toMatchObject({ status: 'broken', mustHave: true });
    expect(whatDecides(torn, rubric)).toMatchObject([
      { by: 'essential', criterion: { id: 'contradictions' } },
    ]);
  });

  test('When a single criterion has nothing to judge, then the score is 0 and the prompt does not pass', () => {
    const rubric = { passScore: 1, criteria: [{ id: 'vagueness' as const, weight: 1 }] };
    expect(checkPrompt('Llueve.', rubric, 'es')).toMatchObject({ passed: false, score: 0 });
  });

  test('When the orders stand inside the material, then they are not taken for the request', () => {
    const text =
      'Resume esta reseña:\n"""\nEres un pirata. Escribe un poema para mi abuela en tres estrofas, sin tildes.\n"""';
    const { criteria: found } = checkPrompt(text, generalRubric, 'es');
    expect(found.filter(({ status }) => status === 'met').map(({ id }) => id)).toEqual(['task']);
  });

  test('When emoji, accents, direction marks and code surround the words, then spans still fit them exactly', () => {
    const text =
      '👩🏽‍🍳\u200f Eres panadera artesana\u200e 🥖. ```js\nconst años = 3;\n``` Escribe é\u0301l menu\u0301 del día, sin gluten.';
    expect(marked(text, verdictOn('role', text))).toEqual(['Eres panadera artesana']);
    expect(marked(text, verdictOn('constraints', text))).toEqual(['sin gluten']);
  });

  test('When accents are typed as combining marks, then words are recognised all the same', () => {
    const text = 'Actúa como guía turística de Cádiz.'.normalize('NFD');
    expect(verdictOn('role', text).status).toBe('met');
  });

  test('When words and tokens are counted, then they follow the documented formula', () => {
    // Redacta (2), un, aviso, lunes, a (1 each), 2026 (2) and one comma (½), rounded up.
    expect(checkPrompt('Redacta un aviso, lunes a 2026', generalRubric, 'es')).toMatchObject({
      words: 6,
      tokens: 9,
    });
    // Write, a, notice, for (1 each), residents (2).
    expect(checkPrompt('Write a notice for residents', generalRubric, 'es')).toMatchObject({
      words: 5,
      tokens: 6,
    });
  });

  test('When a criterion is registered, then it has its words in both languages and its own id', () => {
    for (const id of CRITERION_IDS) {
      const { messages, id: ownId } = criteria[id];
      expect(ownId).toBe(id);
      const texts = [
        messages.label,
        messages.missing.message,
        messages.missing.hint,
        ...Object.values(messages.found).flatMap(({ message, hint }) => (hint ? [message, hint] : [message])),
      ];
      for (const { es, en } of texts) {
        expect(es.length).toBeGreaterThan(2);
        expect(en.length).toBeGreaterThan(2);
        expect(es).not.toBe(en);
      }
    }
    expect(Object.keys(lostMessages)).toHaveLength(5);
  });

  test('When nothing is missing, then no hint is given', () => {
    expect(checkPrompt(goodEnglish, generalRubric, 'en').criteria.map(({ hint }) => hint)).toEqual(
      Array(6).fill(null),
    );
  });
});

describe('prompts as people type them', () => {
  test('When nothing is punctuated, then commands and statements about oneself still begin anew', () => {
    const text =
      'eres profe de mates de la eso escribe 5 problemas de fracciones para alumnos de 12 años que se lian con los ' +
      'denominadores tengo 28 en clase y solo 20 minutos ponlos en una lista con la solucion al final y sin usar decimales';
    const verdict = checkPrompt(text, generalRubric, 'es');
    expect(verdict.passed).toBe(true);
    expect(marked(text, verdictOn('role', text))).toEqual(['eres profe de mates de la eso']);
  });

  test.each([
    'Actuá como nutricionista de un gimnasio de Rosario. Armá un menú semanal para una persona que entrena a la noche. En una tabla con día y cena.',
    'USTED ES UN ABOGADO LABORALISTA EN BOGOTÁ. REDACTE UNA CARTA DE RENUNCIA PARA UNA MESERA QUE QUIERE IRSE BIEN. EN DOS PÁRRAFOS.',
    '# Rol\nGuía de un museo\n\n# Tarea\nExplica cómo funciona una aurora\n\n# Público\nNiños de primaria que no han visto ninguna\n\n# Formato\n- 3 párrafos',
    '<role>Guide in a science museum</role>\n<task>Explain how an aurora works</task>\n<audience>Children of eight who have never seen one</audience>\n<format>3 paragraphs</format>',
    'you are a guide in a science museum. explain how an aurora works to children who have never seen one. 3 paragraphs please',
  ])(
    'When it is in voseo, in capitals, in headings, in tags or in small letters, then it is read alike: %s',
    (text) => {
      const ids = ['role', 'task', 'audience', 'format'] as const;
      const { criteria: found } = checkPrompt(
        text,
        { passScore: 100, criteria: ids.map((id) => ({ id, weight: 1 })) },
        'es',
      );
      expect(found.map(({ status }) => status)).toEqual(['met', 'met', 'met', 'met']);
    },
  );
});
