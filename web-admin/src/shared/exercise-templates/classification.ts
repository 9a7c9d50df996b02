import type { ExerciseTemplate } from './exercise-template.ts';

export const classification: ExerciseTemplate = {
  prompt: {
    es: 'Te llegan [[mensajes, reseñas, avisos…]] y hay que ponerle a cada uno una de estas etiquetas: [[etiquetas]]. Algunos encajan en dos, o en ninguna. Escribe el prompt con el que se lo pedirías a un modelo.',
    en: 'You get [[messages, reviews, notices…]] and each needs one of these labels: [[labels]]. Some fit two of them, or none. Write the prompt you would give a model.',
  },
  rubric: {
    passScore: 60,
    criteria: [
      { id: 'task', weight: 2, mustHave: true, label: { es: 'El encargo', en: 'The job' } },
      {
        id: 'mentions',
        key: 'closed-list',
        weight: 3,
        mustHave: true,
        label: { es: 'Solo estas etiquetas', en: 'These labels only' },
        any: {
          es: [
            'una sola de',
            'solo una de',
            'una de estas',
            'una de las siguientes',
            'solo estas',
            'estas etiquetas',
            'únicamente estas',
            'exactamente una',
            'ninguna otra',
            'no uses otra',
            'no inventes etiquetas',
            'lista cerrada',
          ],
          en: [
            'exactly one of',
            'only one of',
            'one of these',
            'one of the following',
            'only these',
            'these labels',
            'no other label',
            'no others',
            'use no other',
            'do not invent labels',
            'don’t make up labels',
            'closed list',
          ],
        },
        hint: {
          es: 'Da la lista cerrada y di que no haya otras.',
          en: 'Give the closed list and say that there are no others.',
        },
      },
      {
        id: 'constraints',
        weight: 1,
        label: { es: 'En caso de duda', en: 'In doubt' },
        hint: {
          es: 'Di qué hacer cuando un mensaje encaja en dos etiquetas o en ninguna.',
          en: 'Say what to do when a message fits two labels or none.',
        },
      },
      {
        id: 'format',
        weight: 2,
        label: { es: 'Cómo responde', en: 'How it answers' },
        hint: {
          es: 'Di qué sale por cada mensaje: una línea, una tabla de dos columnas…',
          en: 'Say what comes out for each message: a line, a table of two columns…',
        },
      },
      {
        id: 'examples',
        weight: 1,
        label: { es: 'Un caso resuelto', en: 'A worked case' },
        hint: {
          es: 'Enseña un mensaje con su etiqueta, mejor uno dudoso.',
          en: 'Show a message with its label, best a doubtful one.',
        },
      },
      {
        id: 'delimiters',
        weight: 1,
        label: { es: 'Los mensajes, separados', en: 'The messages set apart' },
        hint: { es: 'Marca dónde empiezan y dónde acaban.', en: 'Mark where they begin and end.' },
      },
      { id: 'contradictions', weight: 1 },
      { id: 'must-nots', weight: 1, mustHave: true, kinds: ['extras', 'obey'] },
      { id: 'material', weight: 1, mustHave: true, label: { es: 'Los mensajes', en: 'The messages' } },
    ],
    groups: [
      {
        id: 'clear-cases',
        label: { es: 'Casos claros', en: 'Clear cases' },
        atLeast: 1,
        of: ['examples', 'delimiters', 'format'],
        hint: {
          es: 'Enseña un caso, separa los mensajes o di qué forma tiene la respuesta.',
          en: 'Show a case, set the messages apart, or say what shape the answer has.',
        },
      },
    ],
  },
  hints: {
    nudge: {
      es: '¿Pondrían dos personas la misma etiqueta a un mensaje dudoso?',
      en: 'Would two people give a doubtful message the same label?',
    },
    targeted: {
      es: 'Da las etiquetas como lista cerrada, di qué hacer en la duda y cómo responde.',
      en: 'Give the labels as a closed list, say what to do in doubt, and how it answers.',
    },
    example: {
      es: 'Clasifica cada sugerencia del buzón con una sola de estas etiquetas: comedor, patio, horario. No uses ninguna otra; si encaja en dos, elige la primera que nombre. Devuelve una tabla con dos columnas: sugerencia y etiqueta. <buzon>[sugerencias]</buzon>',
      en: 'Sort each suggestion from the box under exactly one of these labels: canteen, playground, timetable. Use no other; if it fits two, choose the one it names first. Return a table with two columns: suggestion and label. <box>[suggestions]</box>',
    },
  },
};
