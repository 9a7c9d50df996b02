import type { Language } from '@academy/contracts/shared/language.ts';

export interface CourseTerm {
  term: string;
  /** By what it is found in a text: the beginning of a folded word. */
  stems: readonly string[];
  meaning: string;
}

/** The vocabulary of the craft, explained by the academy. A summary's glossary takes the terms that its course uses. */
export const courseTerms: Readonly<Record<Language, readonly CourseTerm[]>> = {
  es: [
    {
      term: 'Audiencia',
      stems: ['audienc', 'lector'],
      meaning: 'Quién va a leer la respuesta, y qué sabe ya.',
    },
    { term: 'Contexto', stems: ['context'], meaning: 'Los hechos de tu caso que el modelo no puede saber.' },
    {
      term: 'Delimitador',
      stems: ['delimitador', 'marcas'],
      meaning:
        'Marca que dice dónde empieza y dónde acaba un texto que el modelo no debe tomar por una orden.',
    },
    {
      term: 'Esquema',
      stems: ['esquema'],
      meaning: 'La lista de los campos de una salida, con el tipo y los valores de cada uno.',
    },
    { term: 'Formato', stems: ['formato'], meaning: 'La forma de la respuesta: tabla, lista, correo, JSON.' },
    {
      term: 'Few-shot',
      stems: ['few-shot', 'few'],
      meaning: 'Dar unos pocos ejemplos de entrada y salida antes de pedir la salida nueva.',
    },
    {
      term: 'Fuente',
      stems: ['fuente'],
      meaning: 'El texto en el que se apoya la respuesta y con el que puedes comprobarla.',
    },
    { term: 'JSON', stems: ['json'], meaning: 'Texto con campos y valores que otro programa puede leer.' },
    {
      term: 'Límite',
      stems: ['limite'],
      meaning: 'Lo que la respuesta no debe pasar: extensión, temas, tono.',
    },
    {
      term: 'Plantilla',
      stems: ['plantilla'],
      meaning: 'Prompt que se usa muchas veces, con huecos para lo que cambia.',
    },
    {
      term: 'Prompt',
      stems: ['prompt'],
      meaning: 'Lo que le escribes a un modelo de IA para que haga algo.',
    },
    { term: 'Rol', stems: ['rol'], meaning: 'El punto de vista desde el que pides la respuesta.' },
    { term: 'Tarea', stems: ['tarea'], meaning: 'Lo que hay que hacer, dicho con un verbo y su resultado.' },
  ],
  en: [
    {
      term: 'Audience',
      stems: ['audience', 'reader'],
      meaning: 'Who will read the answer, and what they already know.',
    },
    { term: 'Context', stems: ['context'], meaning: 'The facts of your case that the model cannot know.' },
    {
      term: 'Delimiter',
      stems: ['delimiter', 'marks'],
      meaning: 'A mark that says where a text begins and ends which the model must not take for an order.',
    },
    {
      term: 'Few-shot',
      stems: ['few-shot', 'shot'],
      meaning: 'Giving a few examples of input and output before asking for the new output.',
    },
    {
      term: 'Format',
      stems: ['format'],
      meaning: 'The shape of the answer: a table, a list, an email, JSON.',
    },
    {
      term: 'JSON',
      stems: ['json'],
      meaning: 'Text made of fields and values that another program can read.',
    },
    {
      term: 'Limit',
      stems: ['limit'],
      meaning: 'What the answer must not go beyond: length, subjects, tone.',
    },
    {
      term: 'Prompt',
      stems: ['prompt'],
      meaning: 'What you write to an AI model so that it does something.',
    },
    { term: 'Role', stems: ['role'], meaning: 'The point of view from which you ask for the answer.' },
    {
      term: 'Schema',
      stems: ['schema'],
      meaning: 'The list of the fields of an output, with the type and values of each.',
    },
    {
      term: 'Source',
      stems: ['source'],
      meaning: 'The text that the answer rests on and that you can check it against.',
    },
    { term: 'Task', stems: ['task'], meaning: 'What is to be done, said with a verb and its result.' },
    {
      term: 'Template',
      stems: ['template'],
      meaning: 'A prompt that is used many times, with gaps for what changes.',
    },
  ],
};
