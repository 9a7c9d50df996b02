import type { ExerciseTemplate } from './exercise-template.ts';

export const extraction: ExerciseTemplate = {
  prompt: {
    es: 'Te llegan [[textos: correos, partes, anuncios…]] y quieres pasarlos a [[una tabla o un JSON]] con [[qué campos]]. A veces falta un dato. Escribe el prompt con el que se lo pedirías a un modelo, de forma que el resultado se pueda pegar sin retocarlo.',
    en: 'You get [[texts: emails, reports, adverts…]] and want them as [[a table or JSON]] with [[which fields]]. Sometimes a fact is missing. Write the prompt you would give a model, so that the result can be pasted without touching it up.',
  },
  rubric: {
    passScore: 60,
    criteria: [
      { id: 'task', weight: 2, mustHave: true, label: { es: 'El encargo', en: 'The job' } },
      {
        id: 'format',
        weight: 3,
        mustHave: true,
        label: { es: 'Los campos', en: 'The fields' },
        hint: {
          es: 'Nombra cada columna o campo, en orden.',
          en: 'Name every column or field, in order.',
        },
      },
      {
        id: 'grounding',
        weight: 2,
        label: { es: 'Cuando falta un dato', en: 'When a fact is missing' },
        hint: {
          es: 'Pide que salga solo del texto y di qué se escribe cuando falta: null, «no consta»…',
          en: 'Ask for it to come from the text alone, and say what to write when it is missing: null, “not stated”…',
        },
      },
      {
        id: 'delimiters',
        weight: 1,
        label: { es: 'El texto, separado', en: 'The text set apart' },
        hint: {
          es: 'Marca dónde empieza y dónde acaba el texto: <correo>…</correo>.',
          en: 'Mark where the text begins and ends: <email>…</email>.',
        },
      },
      {
        id: 'constraints',
        weight: 1,
        label: { es: 'Nada más', en: 'Nothing else' },
        hint: {
          es: 'Di qué no puede haber: explicaciones, saludos, otras columnas.',
          en: 'Say what may not be there: explanations, greetings, other columns.',
        },
      },
      { id: 'contradictions', weight: 1 },
      { id: 'must-nots', weight: 1, mustHave: true, kinds: ['invent', 'outside', 'extras'] },
      { id: 'material', weight: 1, mustHave: true, label: { es: 'El texto', en: 'The text' } },
    ],
  },
  hints: {
    nudge: {
      es: 'Si mañana llegaran cien textos, ¿saldrían todos con las mismas columnas?',
      en: 'If a hundred texts came tomorrow, would they all get the same columns?',
    },
    targeted: {
      es: 'Nombra los campos, di qué se pone cuando falta uno y que no haya nada más.',
      en: 'Name the fields, say what goes in when one is missing, and that there is nothing else.',
    },
    example: {
      es: 'Extrae los datos del anuncio que va entre etiquetas y devuelve solo un JSON con los campos "titulo", "precio" y "ciudad". Usa solo lo que dice el anuncio; si falta un dato, pon null. Sin explicaciones. <anuncio>[anuncio]</anuncio>',
      en: 'Extract the facts of the advert between the tags and return only a JSON object with the fields "title", "price" and "town". Use only what the advert says; if a fact is missing, use null. No explanations. <advert>[advert]</advert>',
    },
  },
};
