import type { ExerciseTemplate } from './exercise-template.ts';

export const summary: ExerciseTemplate = {
  prompt: {
    es: 'Tienes [[un texto: de qué trata y cuánto ocupa]]. Lo va a leer [[quién, y para qué lo necesita]], que tiene [[cuánto tiempo]]. Escribe el prompt con el que pedirías ese resumen a un modelo. Decide qué le importa a ese lector y qué forma le sirve.',
    en: 'You have [[a text: what it is about and how long it is]]. It will be read by [[who, and what they need it for]], who has [[how much time]]. Write the prompt you would use to get that summary from a model. Decide what matters to that reader and what shape serves them.',
  },
  rubric: {
    passScore: 60,
    criteria: [
      { id: 'task', weight: 2, mustHave: true, label: { es: 'El encargo', en: 'The job' } },
      {
        id: 'audience',
        weight: 3,
        label: { es: 'Para quién es', en: 'Who it is for' },
        hint: {
          es: 'Di quién lo leerá y qué va a hacer con ello.',
          en: 'Say who will read it and what they will do with it.',
        },
      },
      {
        id: 'format',
        weight: 2,
        label: { es: 'Qué forma tiene', en: 'What shape it has' },
        hint: {
          es: 'Di cuántos puntos o párrafos, y qué va en cada uno.',
          en: 'Say how many points or paragraphs, and what goes in each.',
        },
      },
      {
        id: 'constraints',
        weight: 2,
        label: { es: 'Qué cabe y qué no', en: 'What fits and what does not' },
        hint: {
          es: 'Pon una extensión y di qué se queda fuera.',
          en: 'Give a length and say what is left out.',
        },
      },
      {
        id: 'grounding',
        weight: 1,
        label: { es: 'Solo lo que dice el texto', en: 'Only what the text says' },
        hint: {
          es: 'Pide que use solo el texto y di qué hacer cuando algo no esté.',
          en: 'Ask it to use only the text, and say what to do when something is not there.',
        },
      },
      { id: 'contradictions', weight: 1 },
      { id: 'must-nots', weight: 1, mustHave: true, kinds: ['invent', 'outside', 'praise'] },
      { id: 'material', weight: 1, mustHave: true, label: { es: 'El texto', en: 'The text' } },
      { id: 'length', weight: 1, mustHave: true, words: { least: 15, most: 400 } },
    ],
  },
  hints: {
    nudge: {
      es: '¿Qué hará esa persona después de leer el resumen?',
      en: 'What will that person do once they have read the summary?',
    },
    targeted: {
      es: 'Di quién lo lee, cuánto puede ocupar, en qué forma y qué puede quedarse fuera.',
      en: 'Say who reads it, how long it may be, in which shape, and what may be left out.',
    },
    example: {
      es: 'Resume el acta que va entre etiquetas para las familias que no pudieron venir a la reunión del colegio. Cinco puntos de una línea con lo que se ha decidido y las fechas; deja fuera las discusiones. Usa solo el acta: si falta una fecha, escribe «sin fecha». <acta>[acta]</acta>',
      en: 'Summarise the minutes between the tags for families who could not come to the school meeting. Five points of one line with what was decided and the dates; leave out the discussion. Use only the minutes: if a date is missing, write “no date”. <minutes>[minutes]</minutes>',
    },
  },
};
