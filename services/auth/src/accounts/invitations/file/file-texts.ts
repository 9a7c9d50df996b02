import { mostInvitedBytes, mostInvitedRows } from '@academy/contracts/http/auth/invitations.ts';
import { roles } from '@academy/contracts/shared/permissions.ts';
import { invalid, type DomainError } from '@academy/service-kit/errors/domain-error.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';
import type { ColumnFault } from './columns.ts';
import type { CsvFault } from './parse-csv.ts';

/** 400 for a file that cannot be read as a whole. */
const faulty = (text: Localised): DomainError => invalid([{ path: 'file', text }]);

export const tooLarge = (): DomainError => {
  const megabytes = mostInvitedBytes / 1024 / 1024;
  return faulty({
    es: `El archivo pesa más de ${megabytes} MB. Divídelo en varios y súbelos uno a uno.`,
    en: `The file is larger than ${megabytes} MB. Split it and upload the parts one by one.`,
  });
};

export const tooManyRows = (): DomainError =>
  faulty({
    es: `El archivo tiene más de ${mostInvitedRows} personas. Divídelo en varios y súbelos uno a uno.`,
    en: `The file has more than ${mostInvitedRows} people. Split it and upload the parts one by one.`,
  });

export const notUtf8 = (): DomainError =>
  faulty({
    es: 'El archivo no está en UTF-8, así que los acentos se perderían. Guárdalo como «CSV UTF-8» y vuelve a subirlo.',
    en: 'The file is not in UTF-8, so accents would be lost. Save it as “CSV UTF-8” and upload it again.',
  });

export const noPeople = (): DomainError =>
  faulty({
    es: 'El archivo no tiene a nadie. Pon en la primera línea los nombres de las columnas y debajo una persona por línea.',
    en: 'There is nobody in the file. Put the names of the columns in the first line and one person in each line below.',
  });

export const csvFaulty = ({ line, is }: CsvFault): DomainError =>
  faulty(
    is === 'unclosed'
      ? {
          es: `Línea ${line}: unas comillas se abren y no se cierran. Ciérralas o quítalas.`,
          en: `Line ${line}: a quote is opened and never closed. Close it or remove it.`,
        }
      : {
          es: `Línea ${line}: hay comillas en medio de una celda. Encierra la celda entera entre comillas y escribe dobles ("") las de dentro.`,
          en: `Line ${line}: there is a quote in the middle of a cell. Put the whole cell in quotes and double ("") those inside.`,
        },
  );

const required = { email: { es: 'correo', en: 'email' }, name: { es: 'nombre', en: 'name' } } as const;

export const columnsFaulty = (fault: ColumnFault): DomainError => {
  if (fault.is === 'password') {
    return faulty({
      es: `El archivo tiene una columna de contraseñas («${fault.heading}»). Bórrala: cada persona elige la suya al aceptar la invitación.`,
      en: `The file has a column of passwords (“${fault.heading}”). Delete it: people choose their own when they accept the invitation.`,
    });
  }
  if (fault.is === 'twice') {
    return faulty({
      es: `Hay más de una columna para lo mismo («${fault.heading}»). Deja solo una.`,
      en: `More than one column says the same thing (“${fault.heading}”). Keep only one.`,
    });
  }
  const { es, en } = required[fault.column];
  return faulty({
    es: `Falta la columna «${es}». Ponla en la primera línea, con ese nombre.`,
    en: `The column “${en}” is missing. Put it in the first line, under that name.`,
  });
};

export type RowFault =
  | { is: 'cells'; found: number; wanted: number }
  | { is: 'noEmail' | 'email' | 'noName' | 'control' | 'language' | 'role' | 'mayNotGrant' }
  | { is: 'name'; text: Localised };

const rowTexts: Readonly<Record<Exclude<RowFault['is'], 'cells' | 'name'>, Localised>> = {
  noEmail: {
    es: 'Falta el correo. Escríbelo o borra la línea.',
    en: 'The email is missing. Write it or delete the line.',
  },
  email: {
    es: 'No es una dirección de correo. Escríbela como nombre@dominio.es.',
    en: 'This is not an email address. Write it like name@domain.com.',
  },
  noName: { es: 'Falta el nombre. Escríbelo.', en: 'The name is missing. Write it.' },
  control: {
    es: 'Tiene un salto de línea o un carácter de control. Bórralo y escribe la celda de nuevo.',
    en: 'It has a line break or a control character. Clear the cell and type it again.',
  },
  language: {
    es: 'No es un idioma de la academia. Escribe es o en, o deja la celda vacía.',
    en: 'This is not a language of the academy. Write es or en, or leave the cell empty.',
  },
  role: {
    es: `No es un rol de la academia. Escribe uno de estos o deja la celda vacía: ${roles.join(', ')}.`,
    en: `This is not a role of the academy. Write one of these or leave the cell empty: ${roles.join(', ')}.`,
  },
  mayNotGrant: {
    es: 'No puedes dar ese rol. Deja la celda vacía.',
    en: 'You cannot give this role. Leave the cell empty.',
  },
};

/** What is wrong with a cell, and what to do. */
export const rowFaultText = (fault: RowFault): Localised => {
  if (fault.is === 'name') return fault.text;
  if (fault.is !== 'cells') return rowTexts[fault.is];
  const { found, wanted } = fault;
  return {
    es: `La línea tiene ${found} celdas y la primera línea ${wanted}. Encierra entre comillas las celdas que lleven comas o puntos y coma.`,
    en: `The line has ${found} cells and the first line ${wanted}. Put cells with commas or semicolons in quotes.`,
  };
};
