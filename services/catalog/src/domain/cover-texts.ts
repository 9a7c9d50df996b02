import {
  invalid,
  notFound,
  unavailable,
  type DomainError,
} from '@academy/service-kit/errors/domain-error.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

const takes: Localised = {
  es: 'Usa una imagen JPEG, PNG o WebP.',
  en: 'Use a JPEG, PNG or WebP picture.',
};

const withHint = ({ es, en }: Localised): Localised => ({ es: `${es} ${takes.es}`, en: `${en} ${takes.en}` });

const faults = {
  svg: withHint({
    es: 'Las imágenes SVG no se admiten, porque pueden llevar programas dentro.',
    en: 'SVG pictures are not accepted, since they can carry scripts.',
  }),
  gif: withHint({ es: 'Las imágenes GIF no se admiten.', en: 'GIF pictures are not accepted.' }),
  heic: withHint({
    es: 'Las imágenes HEIC y AVIF no se admiten.',
    en: 'HEIC and AVIF pictures are not accepted.',
  }),
  pdf: withHint({ es: 'Un PDF no sirve de portada.', en: 'A PDF cannot be a cover.' }),
  format: withHint({
    es: 'El archivo no es una imagen admitida.',
    en: 'The file is not an accepted picture.',
  }),
  animated: {
    es: 'La imagen está animada. Usa una que no se mueva.',
    en: 'The picture is animated. Use a still one.',
  },
  pixels: {
    es: 'La imagen tiene más de 40 megapíxeles. Redúcela y súbela de nuevo.',
    en: 'The picture has more than 40 megapixels. Make it smaller and upload it again.',
  },
  memory: {
    es: 'La imagen ocupa demasiada memoria al abrirla. Redúcela o guárdala con 8 bits por canal y súbela de nuevo.',
    en: 'The picture takes too much memory to open. Make it smaller or save it with 8 bits per channel, and upload it again.',
  },
  progressive: {
    es: 'La imagen es progresiva o entrelazada y tiene más de 16 megapíxeles. Redúcela o guárdala sin esa opción y súbela de nuevo.',
    en: 'The picture is progressive or interlaced and has more than 16 megapixels. Make it smaller or save it without that option, and upload it again.',
  },
  bytes: {
    es: 'La imagen ocupa más de 10 MB. Redúcela y súbela de nuevo.',
    en: 'The picture is larger than 10 MB. Make it smaller and upload it again.',
  },
  slow: {
    es: 'La imagen tarda demasiado en leerse. Redúcela y súbela de nuevo.',
    en: 'The picture takes too long to read. Make it smaller and upload it again.',
  },
  unreadable: {
    es: 'La imagen no se puede leer: el archivo está dañado o incompleto.',
    en: 'The picture cannot be read: the file is damaged or incomplete.',
  },
} satisfies Record<string, Localised>;

/** Why a picture is not taken as a cover. */
export type PictureFault = keyof typeof faults;

/** 400. */
export const pictureRefused = (fault: PictureFault): DomainError =>
  invalid([{ path: 'picture', text: faults[fault] }]);

/** 400: a course names a picture that was never uploaded, or not saved with it within a day. */
export const coverImageGone = (): DomainError =>
  invalid([
    {
      path: 'coverImage',
      text: {
        es: 'La imagen de la portada ya no está guardada. Súbela de nuevo.',
        en: 'The cover picture is no longer stored. Upload it again.',
      },
    },
  ]);

export const coverImageNotFound = (): DomainError =>
  notFound('cover-image-not-found', { es: 'Imagen no encontrada', en: 'Picture not found' });

/** 503: sharp is not installed, or there is no build of it for this platform. */
export const picturesUnreadable = (): DomainError =>
  unavailable('pictures-unreadable', {
    es: 'Esta instalación no puede leer imágenes. Las portadas dibujadas funcionan igual.',
    en: 'Pictures cannot be read on this installation. Drawn covers work all the same.',
  });
