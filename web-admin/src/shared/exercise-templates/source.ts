import type { ExerciseTemplate } from './exercise-template.ts';

export const source: ExerciseTemplate = {
  prompt: {
    es: 'Tienes [[un reglamento, un contrato, un folleto…]] y alguien pregunta [[qué]]. La respuesta tiene que salir de ese texto, y a veces el texto no lo dice. Escribe el prompt con el que se lo pedirías a un modelo, de forma que se pueda comprobar.',
    en: 'You have [[rules, a contract, a leaflet…]] and somebody asks [[what]]. The answer has to come from that text, and sometimes the text does not say. Write the prompt you would give a model, so that the answer can be checked.',
  },
  rubric: {
    passScore: 60,
    criteria: [
      { id: 'task', weight: 2, mustHave: true, label: { es: 'El encargo', en: 'The job' } },
      {
        id: 'grounding',
        weight: 3,
        mustHave: true,
        label: { es: 'Solo con el texto', en: 'From the text alone' },
        hint: {
          es: 'Pide que use solo el texto y di qué responde cuando no lo dice.',
          en: 'Ask it to use only the text, and say what it answers when the text does not say.',
        },
      },
      {
        id: 'delimiters',
        weight: 2,
        label: { es: 'El texto, separado', en: 'The text set apart' },
        hint: {
          es: 'Marca dónde empieza y dónde acaba: <reglamento>…</reglamento>.',
          en: 'Mark where it begins and ends: <rules>…</rules>.',
        },
      },
      {
        id: 'constraints',
        weight: 1,
        label: { es: 'La cita y los límites', en: 'The quote and the limits' },
        hint: {
          es: 'Pide la frase o el artículo del que sale, y di cuánto puede ocupar.',
          en: 'Ask for the sentence or clause it comes from, and say how long it may be.',
        },
      },
      { id: 'audience', weight: 1, label: { es: 'Quién pregunta', en: 'Who is asking' } },
      { id: 'contradictions', weight: 1 },
      {
        id: 'must-nots',
        weight: 1,
        mustHave: true,
        kinds: ['invent', 'pretend', 'unproven', 'outside'],
      },
      { id: 'material', weight: 1, mustHave: true, label: { es: 'El texto', en: 'The text' } },
      { id: 'length', weight: 1, mustHave: true, words: { least: 10, most: 400 } },
    ],
  },
  hints: {
    nudge: {
      es: '¿Cómo sabrías que la respuesta no se la ha inventado?',
      en: 'How would you know that the answer was not made up?',
    },
    targeted: {
      es: 'Separa el texto, di que use solo eso, pide la cita y di qué responde cuando no lo dice.',
      en: 'Set the text apart, say that it uses only that, ask for the quote, and say what it answers when the text is silent.',
    },
    example: {
      es: 'Responde a la pregunta del vecino usando solo las normas de la piscina que van entre etiquetas. Cita la norma en la que te basas. Si las normas no lo dicen, responde «las normas no lo dicen» y nada más. Dos frases como máximo. <normas>[normas]</normas>',
      en: 'Answer the neighbour’s question using only the pool rules between the tags. Quote the rule you rely on. If the rules do not say, answer “the rules do not say” and nothing else. Two sentences at most. <rules>[rules]</rules>',
    },
  },
};
