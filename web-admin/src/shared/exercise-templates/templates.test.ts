import { describe, expect, it } from '@jest/globals';
import { rubricData } from '@academy/contracts/content/exercise-file.ts';
import { newExerciseSchema } from '@academy/contracts/http/catalog/new-content.ts';
import { judgeSamples } from '@academy/prompt-rubric/self-test.ts';
import { templateKinds } from './template-kinds.ts';
import { partsOf, templates } from './templates.ts';

/** A good and a weak prompt for a case of each kind: the weak ones are fluent and lack what the kind is about. */
const cases = {
  email: {
    es: {
      good: 'Escribe un correo a la administradora de mi comunidad, que no me conoce. Desde el lunes gotea el techo de mi cocina cuando llueve, y ya tengo el suelo levantado. Quiero que mande a alguien esta semana y me diga qué día. Educado y directo, menos de 120 palabras.',
      weak: 'Escribe un correo muy profesional y convincente sobre un problema en casa, que quede perfecto.',
    },
    en: {
      good: 'Write an email to the managing agent of my building, who does not know me. Since Monday my kitchen ceiling has been dripping whenever it rains, and the floor is already warped. I want her to send somebody this week and to tell me which day. Polite and direct, under 120 words.',
      weak: 'Write a very professional and convincing email about a problem at home, and make it perfect.',
    },
  },
  summary: {
    es: {
      good: 'Resume el informe que va entre etiquetas para la concejala de movilidad, que decide mañana si se abre el carril bici y solo tiene dos minutos. Cuatro puntos de una línea: coste, plazo, quejas y riesgos. Usa solo el informe; si algo no está, escribe «no consta». <informe>[pega aquí el informe]</informe>',
      weak: 'Resume este informe de manera clara, completa y atractiva, que se lea bien.',
    },
    en: {
      good: 'Summarise the report between the tags for the councillor for transport, who decides tomorrow whether the cycle lane opens and has only two minutes. Four points of one line: cost, time, complaints and risks. Use only the report; if something is not there, write “not stated”. <report>{{report}}</report>',
      weak: 'Summarise this report in a clear, complete and attractive way, so that it reads well.',
    },
  },
  extraction: {
    es: {
      good: 'Extrae los pedidos del correo que va entre etiquetas y devuelve solo una tabla con cuatro columnas: producto, cantidad, fecha de entrega y dirección. Usa solo lo que dice el correo; si falta un dato, escribe «no consta». No añadas explicaciones. <correo>Buenos días, queremos doce cajas de naranjas para el martes.</correo>',
      weak: 'Saca lo importante de este correo de pedidos y ponlo ordenado, que se entienda bien.',
    },
    en: {
      good: 'Extract the orders from the email between the tags and return only a table with four columns: product, quantity, delivery date and address. Use only what the email says; if a fact is missing, write “not stated”. Do not add explanations. <email>Good morning, we would like twelve boxes of oranges for Tuesday.</email>',
      weak: 'Get what matters out of this order email and put it in order, so that it is easy to understand.',
    },
  },
  classification: {
    es: {
      good: 'Clasifica cada mensaje de la tienda con una sola de estas etiquetas: entrega, factura, devolución. No uses ninguna otra; si encaja en dos, elige la que aparezca primero. Devuelve una tabla con dos columnas: mensaje y etiqueta. Ejemplo: «No me ha llegado la factura» → factura. <mensajes>El paquete vino roto.</mensajes>',
      weak: 'Clasifica los mensajes de los clientes por temas, de la forma que te parezca mejor.',
    },
    en: {
      good: 'Sort each message to the shop under exactly one of these labels: delivery, invoice, return. Use no other label; if it fits two, choose the one that comes first. Return a table with two columns: message and label. Example: “My invoice never came” → invoice. <messages>The parcel arrived broken.</messages>',
      weak: 'Sort the customers’ messages by subject, in whatever way seems best to you.',
    },
  },
  source: {
    es: {
      good: 'Una socia nueva de la biblioteca pregunta cuánto puede quedarse una novela. Contéstale basándote únicamente en el reglamento que pego entre etiquetas y nombra el artículo que lo dice. Cuando el reglamento no trate algo, dile que no consta y que pregunte en el mostrador. Máximo 60 palabras. <reglamento>Art. 1. El préstamo dura quince días.</reglamento>',
      weak: 'Responde a la pregunta de una socia de la biblioteca sobre los préstamos, con lo que sepas.',
    },
    en: {
      good: 'A new member of the library asks how long she may keep a novel. Write her an answer based only on the regulations I paste below, and name the article that says so. Where they are silent on something, tell her that it is not stated and to ask at the desk. 60 words at most. <regulations>Art. 1. Books are lent for two weeks.</regulations>',
      weak: 'Answer the question of a member of the library about loans, with whatever you know.',
    },
  },
};

describe.each(Object.entries(templates))('the template %s', (kind, template) => {
  const { es, en } = cases[kind as keyof typeof cases];
  const samples = {
    es: { good: [es.good], weak: [es.weak] },
    en: { good: [en.good], weak: [en.weak] },
  };

  it('When it is judged, then good prompts pass, and weak ones and its own texts do not', () => {
    const wrong = judgeSamples({ ...template, samples }).filter(({ isRight }) => !isRight);
    const told = wrong.map(({ path, verdict }) => [
      path,
      verdict.score,
      ...verdict.criteria
        .filter(({ status }) => status !== 'met')
        .map(({ key, status }) => `${key} ${status}`),
    ]);
    expect(told).toEqual([]);
  });

  it('When it is sent, then the server takes it, and its own words have both languages', () => {
    expect(rubricData.safeParse(template.rubric).success).toBe(true);
    const parts = { titleEs: 'Uno', lessonId: 'one', ...partsOf(kind as keyof typeof templates) };
    expect(newExerciseSchema.safeParse(parts).success).toBe(true);
  });

  it('When it is made, then it has at most six essential points and a gap for the case in its instructions', () => {
    expect(template.rubric.criteria.filter(({ mustHave }) => mustHave).length).toBeLessThanOrEqual(6);
    for (const text of [template.prompt.es, template.prompt.en]) {
      const gaps = text.match(/\[\[[^[\]]+\]\]/g) ?? [];
      // Every bracket is of a gap that the server knows, and publishes in no exercise.
      expect(gaps.length).toBeGreaterThan(0);
      expect(text.match(/[[\]]/g)).toHaveLength(gaps.length * 4);
    }
  });
});

it('When an exercise is begun without a template, then it has the request alone, or what the server gives', () => {
  expect(partsOf('blank').rubric?.criteria.map(({ id }) => id)).toEqual(['task']);
  expect(partsOf('general')).toEqual({});
  expect(templateKinds).toEqual(['general', 'blank', ...Object.keys(templates)]);
});
