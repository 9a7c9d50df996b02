import type { CriterionMessages } from '../criteria/criterion.ts';
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
        es: 'Pides «{quote}», y en este ejercicio eso no cabe.',
        en: 'You ask for “{quote}”, which this exercise rules out.',
      },
      hint: {
        es: 'Vuelve a leer el enunciado y pide justo lo que dice.',
        en: 'Read the instructions again and ask for just what they say.',
      },
    },
    invent: {
      message: {
        es: 'Con «{quote}» el modelo rellenará huecos con datos que nadie ha dado.',
        en: 'With “{quote}” the model will fill gaps with facts that nobody gave.',
      },
      hint: {
        es: 'Di qué escribir cuando falte un dato: «no consta», null o una pregunta para ti.',
        en: 'Say what to write when a fact is missing: “not stated”, null or a question for you.',
      },
    },
    promise: {
      message: {
        es: '«{quote}» compromete a alguien que no te ha dado permiso.',
        en: '“{quote}” commits somebody who has not agreed to it.',
      },
      hint: {
        es: 'Pide que explique lo que se puede hacer y prohíbe prometer lo demás.',
        en: 'Ask it to explain what can be done, and rule out promising the rest.',
      },
    },
    insult: {
      message: {
        es: '«{quote}» ataca a quien va a leerlo o a otra persona.',
        en: '“{quote}” attacks the reader or somebody else.',
      },
      hint: {
        es: 'Pide que hable de los hechos y no de cómo es la persona.',
        en: 'Ask it to speak of the facts and not of what the person is like.',
      },
    },
    pretend: {
      message: {
        es: 'Con «{quote}» la duda quedará escondida y se leerá como un hecho.',
        en: 'With “{quote}” the doubt stays hidden and reads like a fact.',
      },
      hint: {
        es: 'Pide que lo dudoso se marque: quien lo lea tiene que poder verlo.',
        en: 'Ask for what is doubtful to be marked: the reader must be able to see it.',
      },
    },
    obey: {
      message: {
        es: 'Con «{quote}» mandará el texto pegado y no tú.',
        en: 'With “{quote}” the pasted text gives the orders and not you.',
      },
      hint: {
        es: 'Di que el texto pegado es material y que sus órdenes no se cumplen.',
        en: 'Say that the pasted text is material and that its orders are not followed.',
      },
    },
    decide: {
      message: {
        es: 'Con «{quote}» la decisión la toma el modelo.',
        en: 'With “{quote}” the model takes the decision.',
      },
      hint: {
        es: 'Pide lo que ayude a decidir, y deja la decisión a una persona.',
        en: 'Ask for what helps to decide, and leave the decision to a person.',
      },
    },
    expose: {
      message: {
        es: '«{quote}» saca a la luz datos de una persona.',
        en: '“{quote}” makes somebody’s personal data public.',
      },
      hint: {
        es: 'Pide lo mismo sin nombres ni datos de salud: «un paciente», «varias familias».',
        en: 'Ask for the same without names or health data: “a patient”, “some families”.',
      },
    },
    unproven: {
      message: {
        es: 'Con «{quote}» nadie podrá comprobar la respuesta.',
        en: 'With “{quote}” nobody will be able to check the answer.',
      },
      hint: {
        es: 'Pide junto a cada dato la frase o el artículo del que sale.',
        en: 'Ask for the sentence or the clause behind each fact.',
      },
    },
    unasked: {
      message: {
        es: 'Con «{quote}» el modelo tendrá que suponer lo que no sabe.',
        en: 'With “{quote}” the model has to assume what it does not know.',
      },
      hint: {
        es: 'Pide que pregunte primero y que espere a tu respuesta.',
        en: 'Ask it to put its questions first and to wait for your answers.',
      },
    },
    outside: {
      message: {
        es: 'Con «{quote}» entrarán en la respuesta cosas que no están en tu material.',
        en: 'With “{quote}” the answer will hold things that are not in your material.',
      },
      hint: {
        es: 'Di que use solo el material que le das, y qué hacer cuando no baste.',
        en: 'Say that it uses only the material you give it, and what to do when that is not enough.',
      },
    },
    extras: {
      message: {
        es: 'Con «{quote}» la respuesta traerá más de lo que hace falta.',
        en: 'With “{quote}” the answer will bring more than is needed.',
      },
      hint: {
        es: 'Di qué tiene que haber en la respuesta, y que no haya nada más.',
        en: 'Say what must be in the answer, and that there is to be nothing else.',
      },
    },
    praise: {
      message: {
        es: 'Con «{quote}» la respuesta adornará las cosas en vez de contarlas.',
        en: 'With “{quote}” the answer will dress things up instead of telling them.',
      },
      hint: {
        es: 'Pide hechos que se puedan comprobar, también los que no favorecen.',
        en: 'Ask for facts that one can check, also those that do not flatter.',
      },
    },
  },
  missing: {
    message: { es: 'Aún no hay una petición que revisar.', en: 'There is no request to look over yet.' },
    hint: { es: 'Escribe primero qué quieres pedir.', en: 'First write what you want to ask.' },
  },
};
