import type { Localised } from '../../text/localised.ts';

/** Texts of content by their paths, with `/` between folders. */
export type ContentFiles = ReadonlyMap<string, string>;

/** One thing that is wrong with a file of content. */
export interface ContentFault {
  /** Its path within the folder that is read. */
  file: string;
  /** From 1; null where it is about the whole file. */
  line: number | null;
  /** The field, such as `samples.es.good.1`; empty where it is about no field. */
  field: string;
  /** What is wrong and what to do. */
  text: Localised;
}

/** Of a folder whose name is no id. */
export const nameFault: Localised = {
  es: 'El nombre de la carpeta debe ser un identificador en minúsculas y con guiones sueltos, como «mi-carpeta»',
  en: 'the folder’s name must be a kebab-case slug, such as “my-folder”',
};

export type ReportFault = (fault: ContentFault) => void;

/** A start that fails says only its message. */
export const unreadableContent = (folder: string, faults: readonly ContentFault[]): Error => {
  const listed = faults.map(({ file, line, field, text }) =>
    [`${file}${line === null ? '' : `:${line}`}`, field, text.en].filter((part) => part !== '').join(': '),
  );
  return new Error(`content/${folder} cannot be imported: ${listed.join('\n')}`);
};
