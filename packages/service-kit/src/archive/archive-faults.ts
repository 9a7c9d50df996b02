import { invalid, type DomainError } from '../errors/domain-error.ts';
import type { Localised } from '../text/localised.ts';

/** How much an archive may hold. A course of the academy has 100 files and half a megabyte. */
export const archiveLimits = {
  files: 2_000,
  /** Of one file, unpacked. */
  fileBytes: 1024 * 1024,
  /** Of all, unpacked. */
  bytes: 10 * 1024 * 1024,
  /** Of the archive itself. */
  packedBytes: 5 * 1024 * 1024,
  /** How many times smaller than its text a file may be packed: prose comes to four. */
  ratio: 100,
} as const;

const megabytes = (bytes: number): string => String(bytes / 1024 / 1024);

const refusals = {
  unreadable: {
    es: 'Esto no es un archivo ZIP que se pueda abrir. Vuelve a crearlo y súbelo otra vez.',
    en: 'This is not a ZIP file that can be opened. Make it again and upload it once more.',
  },
  tooManyFiles: {
    es: `Tiene más de ${archiveLimits.files} archivos. Sube solo la carpeta de lo que importas.`,
    en: `It has more than ${archiveLimits.files} files. Upload the folder of what you import alone.`,
  },
  tooLarge: {
    es: `Ocupa demasiado: como máximo ${megabytes(archiveLimits.packedBytes)} MB comprimido y ${megabytes(archiveLimits.bytes)} MB sin comprimir.`,
    en: `It is too large: at most ${megabytes(archiveLimits.packedBytes)} MB packed and ${megabytes(archiveLimits.bytes)} MB unpacked.`,
  },
  fileTooLarge: {
    es: `Un archivo puede ocupar como máximo ${megabytes(archiveLimits.fileBytes)} MB.`,
    en: `A file may have at most ${megabytes(archiveLimits.fileBytes)} MB.`,
  },
  bomb: {
    es: 'Está comprimido de forma sospechosa: al abrirlo ocuparía cientos de veces más. No se abre.',
    en: 'It is packed suspiciously: opened it would be hundreds of times larger. It is not opened.',
  },
  badName: {
    es: 'El nombre no puede llevar «..», ni empezar por una barra o una unidad, ni barras invertidas. Cámbialo.',
    en: 'A name may not have “..” in it, begin with a slash or a drive, or have backslashes. Rename it.',
  },
  link: {
    es: 'Es un enlace, no un archivo. Pon en su lugar el archivo mismo.',
    en: 'It is a link, not a file. Put the file itself in its place.',
  },
  encrypted: {
    es: 'Está cifrado con contraseña. Crea el ZIP sin contraseña.',
    en: 'It is locked with a password. Make the ZIP without one.',
  },
  twice: {
    es: 'Está dos veces en el ZIP. Vuelve a crearlo.',
    en: 'It is in the ZIP twice. Make the ZIP again.',
  },
  noText: {
    es: 'No es un texto en UTF-8. Guárdalo como UTF-8, o quítalo si no es parte de lo que importas.',
    en: 'It is no UTF-8 text. Save it as UTF-8, or remove it if it is not part of what you import.',
  },
} as const satisfies Record<string, Localised>;

export type ArchiveFault = keyof typeof refusals;

/** 400 that names the file within the archive where there is one at fault, and says what to do. */
export const archiveRefused = (is: ArchiveFault, file = ''): DomainError =>
  invalid([{ path: file === '' ? 'archive' : file, text: refusals[is] }]);
