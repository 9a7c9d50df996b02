import type { ExerciseTemplate } from './exercise-template.ts';

export const email: ExerciseTemplate = {
  prompt: {
    es: 'Te ha pasado esto: [[qué ha ocurrido, cuándo y con quién]]. Quieres conseguir [[qué]]. Escribe el prompt con el que pedirías ese correo a un modelo. Decide qué hechos necesita conocer, a quién va dirigido y qué tiene que conseguir.',
    en: 'This has happened to you: [[what, when and with whom]]. You want to get [[what]]. Write the prompt you would use to get that email from a model. Decide which facts it needs, who the email goes to and what it has to achieve.',
  },
  rubric: {
    passScore: 60,
    criteria: [
      {
        id: 'task',
        weight: 2,
        mustHave: true,
        label: { es: 'El encargo', en: 'The job' },
        hint: {
          es: 'Empieza por el verbo: «Escribe un correo…».',
          en: 'Begin with the verb: “Write an email…”.',
        },
      },
      {
        id: 'context',
        weight: 3,
        mustHave: true,
        label: { es: 'Qué ha pasado', en: 'What happened' },
        hint: {
          es: 'Cuenta los hechos que el modelo no puede adivinar: qué, cuándo y con quién.',
          en: 'Tell the facts that the model cannot guess: what, when and with whom.',
        },
      },
      {
        id: 'audience',
        weight: 2,
        label: { es: 'Quién lo recibe', en: 'Who gets it' },
        hint: {
          es: 'Di a quién va el correo y qué sabe ya.',
          en: 'Say who the email goes to and what they know.',
        },
      },
      {
        id: 'constraints',
        weight: 2,
        label: { es: 'Tono y extensión', en: 'Tone and length' },
        hint: {
          es: 'Pon un límite que se pueda comprobar: «menos de 100 palabras», «sin amenazas».',
          en: 'Set a limit that one can check: “under 100 words”, “no threats”.',
        },
      },
      { id: 'contradictions', weight: 1 },
      { id: 'must-nots', weight: 1, mustHave: true, kinds: ['invent', 'promise', 'insult'] },
      { id: 'length', weight: 1, mustHave: true, words: { least: 20, most: 400 } },
    ],
  },
  hints: {
    nudge: {
      es: 'Si le dieras tu prompt a un vecino, ¿sabría qué ha pasado sin preguntarte?',
      en: 'If you handed your prompt to a neighbour, would they know what happened without asking?',
    },
    targeted: {
      es: 'Comprueba tres cosas: qué ha pasado y cuándo, a quién le escribes y qué quieres que haga.',
      en: 'Check three things: what happened and when, who you are writing to, and what you want them to do.',
    },
    example: {
      es: 'Escribe un correo al hotel donde estuve el fin de semana. Me dejé un cargador gris en la habitación 204 el domingo. Quiero que me digan si lo han encontrado y que me lo envíen; pago yo el envío. Tono amable, menos de 80 palabras.',
      en: 'Write an email to the hotel where I stayed last weekend. I left a grey charger in room 204 on Sunday. I would like them to tell me whether they have found it and to post it to me; I will pay for the postage. Friendly, under 80 words.',
    },
  },
};
