import type { CriterionMessages } from '../criteria/criterion.ts';

export const formatMessages: CriterionMessages<'concrete' | 'noDetail' | 'noFields' | 'vagueFormat'> = {
  label: { es: 'Formato', en: 'Format' },
  found: {
    concrete: {
      message: {
        es: 'Pides una forma concreta: «{format}». Sabrás enseguida si la respuesta la cumple.',
        en: 'You ask for a concrete shape: “{format}”. You will see at once whether the answer has it.',
      },
    },
    noDetail: {
      message: {
        es: 'Pides «{format}», pero no he visto cuántos elementos ni qué lleva cada uno.',
        en: 'You ask for “{format}”, but I didn’t see how many items or what goes into each.',
      },
      hint: {
        es: 'Añade un número o las partes: «una lista de 5 ideas», «una tabla con día, plato y calorías».',
        en: 'Add a number or the parts: “a list of 5 ideas”, “a table with day, dish and calories”.',
      },
    },
    noFields: {
      message: {
        es: 'Pides «{format}», pero no he visto con qué campos.',
        en: 'You ask for “{format}”, but I didn’t see with which fields.',
      },
      hint: {
        es: 'Nombra los campos o las columnas, y di qué poner cuando falte un valor.',
        en: 'Name the fields or the columns, and say what to put when a value is missing.',
      },
    },
    vagueFormat: {
      message: {
        es: 'Hablas del formato («{format}»), pero no he reconocido cuál es.',
        en: 'You speak of the format (“{format}”), but I didn’t recognise which.',
      },
      hint: {
        es: 'Elige una forma que puedas comprobar: lista, tabla, párrafos, JSON… y de cuántas partes.',
        en: 'Choose a shape you can check: list, table, paragraphs, JSON… and of how many parts.',
      },
    },
  },
  missing: {
    message: {
      es: 'No encuentro qué forma debe tener la respuesta.',
      en: 'I can’t find what shape the answer should have.',
    },
    hint: {
      es: 'Decide cómo quieres recibirla: ¿lista, tabla, tres párrafos, un correo con asunto? Dilo con números.',
      en: 'Decide how you want to receive it: a list, a table, three paragraphs, an email with a subject line? Use numbers.',
    },
  },
};
