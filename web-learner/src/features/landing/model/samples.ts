import type { CriterionVerdict } from '@academy/contracts/http/catalog/verdicts.ts';
import type { Language } from '../../../shared/i18n/language.ts';

type Status = CriterionVerdict['status'];
/** A stretch of a sample prompt: plain, or marked by a verdict. */
type Piece = string | readonly [text: string, status: Status];

export interface SamplePrompt {
  exercise: string;
  attempt: number;
  pieces: readonly Piece[];
  verdict: readonly { status: Status; title: string; text: string }[];
}

export const samplePrompts: Record<Language, readonly SamplePrompt[]> = {
  es: [
    {
      exercise: 'Resumir para un cliente',
      attempt: 2,
      pieces: [
        ['Eres redactora técnica.', 'met'],
        ' Resume el informe entre ',
        ['<informe>', 'met'],
        ' para ',
        ['una directora sin formación técnica', 'met'],
        ', en ',
        ['cinco viñetas de una frase', 'met'],
        ', con ',
        ['un tono cercano', 'partly'],
        ' y al final ',
        [' … ', 'missing'],
      ],
      verdict: [
        { status: 'met', title: 'Formato y longitud claros.', text: 'Cinco viñetas, una frase cada una.' },
        { status: 'partly', title: 'Tono a medias.', text: '¿Cercano como quién? Da un ejemplo.' },
        { status: 'missing', title: 'Falta un límite.', text: '¿Qué hará si el informe no trae el dato?' },
      ],
    },
    {
      exercise: 'Extraer datos de un correo',
      attempt: 1,
      pieces: [
        'Saca del correo ',
        ['fecha, importe y número de pedido', 'met'],
        ' y dámelos ',
        ['en JSON', 'partly'],
        '. ',
        ['Si falta alguno, pon el más probable', 'broken'],
        '. El correo es este: ',
        [' … ', 'missing'],
      ],
      verdict: [
        { status: 'broken', title: '«El más probable» lo estropea.', text: 'El modelo inventaría datos.' },
        { status: 'partly', title: 'JSON, pero ¿cuál?', text: 'Di los nombres de las claves y sus tipos.' },
        { status: 'missing', title: 'El correo no está delimitado.', text: 'Ponlo entre etiquetas.' },
      ],
    },
    {
      exercise: 'Contestar una queja',
      attempt: 3,
      pieces: [
        ['Contesta como responsable de una librería', 'met'],
        ' a ',
        ['una clienta que lleva tres semanas esperando', 'met'],
        '. ',
        ['Máximo 90 palabras, sin prometer fechas', 'met'],
        ' y ',
        ['con educación', 'partly'],
        '.',
      ],
      verdict: [
        { status: 'met', title: 'Rol y destinataria.', text: 'Quién escribe y quién lee.' },
        { status: 'met', title: 'Límites que se pueden comprobar.', text: '90 palabras, sin fechas.' },
        {
          status: 'partly',
          title: '«Con educación» es poco.',
          text: 'Pide primero una disculpa y luego un paso concreto.',
        },
      ],
    },
  ],
  en: [
    {
      exercise: 'Summarise for a client',
      attempt: 2,
      pieces: [
        ['You are a technical writer.', 'met'],
        ' Summarise the report between ',
        ['<report>', 'met'],
        ' for ',
        ['a director with no technical background', 'met'],
        ', in ',
        ['five one-sentence bullets', 'met'],
        ', in ',
        ['a friendly tone', 'partly'],
        ' and at the end ',
        [' … ', 'missing'],
      ],
      verdict: [
        { status: 'met', title: 'Clear form and length.', text: 'Five bullets, one sentence each.' },
        { status: 'partly', title: 'Tone, partly there.', text: 'Friendly like whom? Give an example.' },
        { status: 'missing', title: 'A limit is missing.', text: 'What if the report lacks the figure?' },
      ],
    },
    {
      exercise: 'Draw data from an email',
      attempt: 1,
      pieces: [
        'Take ',
        ['date, amount and order number', 'met'],
        ' from the email and give them to me ',
        ['as JSON', 'partly'],
        '. ',
        ['Where one is missing, put the likeliest', 'broken'],
        '. The email is: ',
        [' … ', 'missing'],
      ],
      verdict: [
        { status: 'broken', title: '“The likeliest” spoils it.', text: 'The model would invent facts.' },
        { status: 'partly', title: 'JSON, but which?', text: 'Name the keys and their types.' },
        { status: 'missing', title: 'The email is not delimited.', text: 'Put it between tags.' },
      ],
    },
    {
      exercise: 'Answer a complaint',
      attempt: 3,
      pieces: [
        ['Answer as the manager of a bookshop', 'met'],
        ' to ',
        ['a customer who has waited three weeks', 'met'],
        '. ',
        ['90 words at most, promise no dates', 'met'],
        ', and ',
        ['be polite', 'partly'],
        '.',
      ],
      verdict: [
        { status: 'met', title: 'Role and reader.', text: 'Who writes and who reads.' },
        { status: 'met', title: 'Limits one can check.', text: '90 words, no dates.' },
        {
          status: 'partly',
          title: '"Polite" says little.',
          text: 'Ask for an apology first, then one concrete step.',
        },
      ],
    },
  ],
};
