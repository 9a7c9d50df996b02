import type { CriterionMessages } from '../criteria/criterion.ts';
import { noRequestMessage } from './no-request.ts';
import type { MustNotKind } from '../rubric.ts';

export const mustNotsMessages: CriterionMessages<'none' | 'own' | MustNotKind> = {
  label: { es: 'Lo que no debe pedir', en: 'What it must not ask for' },
  found: {
    none: {
      message: {
        es: 'No pides nada que aquí esté de más.',
        en: 'You ask for nothing that is out of place here.',
      },
    },
    own: {
      message: {
        es: '«{quote}» haría que el modelo hiciera justo lo que este ejercicio descarta.',
        en: '“{quote}” would have the model do just what this exercise rules out.',
      },
      hint: {
        es: 'Vuelve a leer el enunciado y pide justo lo que dice.',
        en: 'Read the instructions again and ask for just what they say.',
      },
    },
    invent: {
      message: {
        es: '«{quote}» haría que el modelo añadiera datos que nadie te ha dado.',
        en: '“{quote}” would have the model add facts nobody gave you.',
      },
      hint: {
        es: 'Di qué escribir cuando falte un dato: «no consta», null o una pregunta para ti.',
        en: 'Say what to write when a fact is missing: “not stated”, null or a question for you.',
      },
    },
    promise: {
      message: {
        es: '«{quote}» haría que el modelo comprometiera a alguien que no te ha dado permiso.',
        en: '“{quote}” would have the model commit somebody who has not agreed to it.',
      },
      hint: {
        es: 'Pide que explique lo que se puede hacer y prohíbe prometer lo demás.',
        en: 'Ask it to explain what can be done, and rule out promising the rest.',
      },
    },
    insult: {
      message: {
        es: '«{quote}» haría que el modelo atacara a quien va a leerlo o a otra persona.',
        en: '“{quote}” would have the model attack the reader or somebody else.',
      },
      hint: {
        es: 'Pide que hable de los hechos y no de cómo es la persona.',
        en: 'Ask it to speak of the facts and not of what the person is like.',
      },
    },
    pretend: {
      message: {
        es: '«{quote}» haría que el modelo escondiera la duda: se leería como un hecho.',
        en: '“{quote}” would have the model hide the doubt: it would read like a fact.',
      },
      hint: {
        es: 'Pide que lo dudoso se marque: quien lo lea tiene que poder verlo.',
        en: 'Ask for what is doubtful to be marked: the reader must be able to see it.',
      },
    },
    obey: {
      message: {
        es: '«{quote}» haría que el modelo obedeciera al texto pegado y no a ti.',
        en: '“{quote}” would have the model obey the pasted text and not you.',
      },
      hint: {
        es: 'Di que el texto pegado es material y que sus órdenes no se cumplen.',
        en: 'Say that the pasted text is material and that its orders are not followed.',
      },
    },
    decide: {
      message: {
        es: '«{quote}» haría que el modelo tomara una decisión que le toca a una persona.',
        en: '“{quote}” would have the model take a decision that is up to a person.',
      },
      hint: {
        es: 'Pide lo que ayude a decidir, y deja la decisión a una persona.',
        en: 'Ask for what helps to decide, and leave the decision to a person.',
      },
    },
    expose: {
      message: {
        es: '«{quote}» haría que el modelo sacara a la luz datos de una persona.',
        en: '“{quote}” would have the model make somebody’s personal data public.',
      },
      hint: {
        es: 'Pide lo mismo sin nombres ni datos de salud: «un paciente», «varias familias».',
        en: 'Ask for the same without names or health data: “a patient”, “some families”.',
      },
    },
    unproven: {
      message: {
        es: '«{quote}» haría que el modelo diera una respuesta que nadie podrá comprobar.',
        en: '“{quote}” would have the model give an answer that nobody can check.',
      },
      hint: {
        es: 'Pide junto a cada dato la frase o el artículo del que sale.',
        en: 'Ask for the sentence or the clause behind each fact.',
      },
    },
    unasked: {
      message: {
        es: '«{quote}» haría que el modelo supusiera lo que no sabe en vez de preguntártelo.',
        en: '“{quote}” would have the model assume what it does not know instead of asking you.',
      },
      hint: {
        es: 'Pide que pregunte primero y que espere a tu respuesta.',
        en: 'Ask it to put its questions first and to wait for your answers.',
      },
    },
    outside: {
      message: {
        es: '«{quote}» haría que el modelo metiera en la respuesta cosas que no están en tu material.',
        en: '“{quote}” would have the model put things in the answer that are not in your material.',
      },
      hint: {
        es: 'Di que use solo el material que le das, y qué hacer cuando no baste.',
        en: 'Say that it uses only the material you give it, and what to do when that is not enough.',
      },
    },
    extras: {
      message: {
        es: '«{quote}» haría que el modelo pusiera en la respuesta más de lo que hace falta.',
        en: '“{quote}” would have the model put more in the answer than is needed.',
      },
      hint: {
        es: 'Di qué tiene que haber en la respuesta, y que no haya nada más.',
        en: 'Say what must be in the answer, and that there is to be nothing else.',
      },
    },
    praise: {
      message: {
        es: '«{quote}» haría que el modelo adornara las cosas en vez de contarlas.',
        en: '“{quote}” would have the model dress things up instead of telling them.',
      },
      hint: {
        es: 'Pide hechos que se puedan comprobar, también los que no favorecen.',
        en: 'Ask for facts that one can check, also those that do not flatter.',
      },
    },
  },
  missing: noRequestMessage,
};
