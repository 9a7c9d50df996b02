import type { CriterionMessages, Wording } from '../criteria/criterion.ts';

/** Beside a prompt that passes by everything else. */
export const subjectRemark: Wording = {
  message: {
    es: 'No puedo asegurarlo, así que no cuenta: compara tu prompt con el enunciado por si falta algún punto.',
    en: 'I can’t be sure of this one, so it doesn’t count: compare your prompt with the task in case a point is missing.',
  },
};

export const subjectMessages: CriterionMessages<'does' | 'close' | 'short' | 'little' | 'elsewhere'> = {
  label: { es: 'Lo que pide el ejercicio', en: 'What the exercise asks for' },
  found: {
    does: {
      message: {
        es: 'Pides lo que el ejercicio busca.',
        en: 'You ask for what the exercise is after.',
      },
    },
    close: {
      message: {
        es: 'Se acerca a lo que pide el ejercicio, pero no lo veo completo.',
        en: 'It comes close to what the exercise asks for, but I don’t see all of it.',
      },
      hint: {
        es: 'Repasa el enunciado punto por punto y decide lo que falte.',
        en: 'Go through the task point by point and decide what is missing.',
      },
    },
    short: {
      message: {
        es: 'Trata del tema, pero no reconozco en él lo que pide el ejercicio.',
        en: 'It is about the right thing, but I don’t recognise what the exercise asks for.',
      },
      hint: {
        es: 'Vuelve al enunciado: ¿qué tiene que quedar decidido que aún no lo está, o lo está al revés?',
        en: 'Go back to the task: what has to be decided that isn’t yet, or is decided the wrong way round?',
      },
    },
    little: {
      message: {
        es: 'Por ahora dices muy poco: lo que falta tendría que adivinarlo el modelo.',
        en: 'So far this says very little: the model would have to guess the rest.',
      },
      hint: {
        es: 'Vuelve al enunciado y decide punto por punto: ¿qué tiene que saber el modelo que solo sabes tú?',
        en: 'Go back to the task and decide point by point: what does the model need to know that only you know?',
      },
    },
    elsewhere: {
      message: {
        es: 'No reconozco aquí lo que busca el ejercicio. Donde menos lo reconozco: «{quote}».',
        en: 'I don’t recognise what the exercise is after here, least of all in “{quote}”.',
      },
      hint: {
        es: 'Vuelve al enunciado: ¿de qué trata, para quién es y qué tiene que salir?',
        en: 'Go back to the task: what is it about, who is it for and what has to come out?',
      },
    },
  },
  missing: {
    message: {
      es: 'No reconozco en tu prompt lo que busca el ejercicio.',
      en: 'I don’t recognise in your prompt what the exercise is after.',
    },
    hint: {
      es: 'Vuelve al enunciado: ¿de qué trata, para quién es y qué tiene que salir?',
      en: 'Go back to the task: what is it about, who is it for and what has to come out?',
    },
  },
};
