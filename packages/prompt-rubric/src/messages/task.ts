import type { CriterionMessages } from '../criteria/criterion.ts';

export const taskMessages: CriterionMessages<
  'explicit' | 'told' | 'wish' | 'question' | 'noObject' | 'chat'
> = {
  label: { es: 'Tarea', en: 'Task' },
  found: {
    explicit: {
      message: {
        es: 'La tarea se entiende a la primera: «{task}».',
        en: 'The task is clear at first reading: “{task}”.',
      },
    },
    told: {
      message: {
        es: 'Se entiende qué quieres recibir: «{task}».',
        en: 'It is clear what you want to receive: “{task}”.',
      },
    },
    wish: {
      message: {
        es: '«{task}» expresa un deseo, pero no dice qué tiene que hacer el modelo.',
        en: '“{task}” is a wish: it does not say what the model has to do.',
      },
      hint: {
        es: 'Cámbialo por un verbo que dé un resultado: redacta, resume, compara, clasifica… y di qué.',
        en: 'Trade it for a verb that yields a result: write, summarise, compare, sort… and say what.',
      },
    },
    question: {
      message: {
        es: '«{task}» es una pregunta: el modelo tiene que adivinar qué quieres recibir.',
        en: '“{task}” is a question: the model must guess what you want to receive.',
      },
      hint: {
        es: 'Convierte la pregunta en un encargo: «Explica…», «Compara…», «Enumera…».',
        en: 'Turn the question into an assignment: “Explain…”, “Compare…”, “List…”.',
      },
    },
    chat: {
      message: {
        es: 'Hablas del ejercicio, pero no encuentro qué le encargas al modelo.',
        en: 'You talk about the exercise, but I can’t find what you ask of the model.',
      },
      hint: {
        es: 'Escribe lo que le mandarías al modelo tal cual: qué tiene que hacer, con qué y para quién.',
        en: 'Write just what you would send to the model: what it has to do, with what and for whom.',
      },
    },
    noObject: {
      message: {
        es: 'Hay un verbo, «{task}», pero no está claro sobre qué trabaja.',
        en: 'There is a verb, “{task}”, but not what it should work on.',
      },
      hint: {
        es: 'Di qué pieza quieres y sobre qué: no «escribe un texto», sino «redacta un aviso sobre…».',
        en: 'Say which piece you want and about what: not “write a text” but “write a notice about…”.',
      },
    },
  },
  missing: {
    message: {
      es: 'No encuentro qué tiene que hacer el modelo.',
      en: 'I can’t find what the model has to do.',
    },
    hint: {
      es: 'Escribe una frase que empiece por un verbo: «Redacta…», «Resume…», «Compara…», seguida de qué.',
      en: 'Write one sentence that begins with a verb: “Write…”, “Summarise…”, “Compare…”, followed by what.',
    },
  },
};
