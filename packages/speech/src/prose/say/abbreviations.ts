import type { Language } from '@academy/contracts/shared/language.ts';
import type { Rule } from './rule.ts';

/** `p. ej.` and `p.ej.` alike; never inside a word. */
const abbreviation = (written: string, said: string): Rule => {
  const pattern = written.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\s*`);
  return [new RegExp(String.raw`(?<![\p{L}\p{N}.])${pattern}(?![\p{L}\p{N}])`, 'giu'), said];
};

/** One that ends a sentence keeps its full stop. */
const atTheEnd = (written: string, said: string): Rule[] => [
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])${written.replaceAll('.', String.raw`\.`)}(?=\s*$|\s+[\p{Lu}¿¡«"])`,
      'gu',
    ),
    `${said}.`,
  ],
  abbreviation(written, said),
];

export const abbreviations: Readonly<Record<Language, readonly Rule[]>> = {
  es: [
    abbreviation('p. ej.', 'por ejemplo'),
    ...atTheEnd('etc.', 'etcétera'),
    abbreviation('EE. UU.', 'Estados Unidos'),
    abbreviation('a. m.', 'de la mañana'),
    abbreviation('p. m.', 'de la tarde'),
    abbreviation('Sr.', 'señor'),
    abbreviation('Sra.', 'señora'),
    abbreviation('Dr.', 'doctor'),
    abbreviation('Dra.', 'doctora'),
    abbreviation('Ud.', 'usted'),
    abbreviation('Uds.', 'ustedes'),
    abbreviation('págs.', 'páginas'),
    abbreviation('pág.', 'página'),
    abbreviation('núm.', 'número'),
    abbreviation('n.º', 'número'),
    abbreviation('art.', 'artículo'),
    abbreviation('cap.', 'capítulo'),
    abbreviation('tel.', 'teléfono'),
    abbreviation('aprox.', 'aproximadamente'),
    abbreviation('máx.', 'máximo'),
    abbreviation('mín.', 'mínimo'),
    abbreviation('vs.', 'contra'),
    [/\by\/o\b/giu, 'y o'],
  ],
  en: [
    abbreviation('e. g.', 'for example'),
    abbreviation('i. e.', 'that is'),
    ...atTheEnd('etc.', 'et cetera'),
    abbreviation('a. m.', 'AM'),
    abbreviation('p. m.', 'PM'),
    abbreviation('Mr.', 'Mister'),
    abbreviation('Mrs.', 'Missus'),
    abbreviation('Ms.', 'Miz'),
    abbreviation('Dr.', 'Doctor'),
    abbreviation('approx.', 'approximately'),
    abbreviation('pp.', 'pages'),
    abbreviation('fig.', 'figure'),
    abbreviation('max.', 'maximum'),
    abbreviation('min.', 'minimum'),
    abbreviation('vs.', 'versus'),
    [/\bNo\.\s*(?=\d)/g, 'number '],
    [/\band\/or\b/giu, 'and or'],
    [/\bw\/o\b/giu, 'without'],
  ],
};
