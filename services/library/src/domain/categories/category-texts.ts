import {
  conflict,
  invalid,
  unavailable,
  type DomainError,
} from '@academy/service-kit/errors/domain-error.ts';

/** 409 naming the language whose name another category has. */
export const nameTaken = (path: 'nameEs' | 'nameEn'): DomainError => {
  const text = {
    es: 'Otra categoría ya se llama así. Mayúsculas y acentos no la hacen distinta.',
    en: 'Another category already has this name. Capitals and accents do not make it a different one.',
  };
  return conflict('category-taken', text, [{ path, text }]);
};

/** 400 naming the field: there is no such category, or it takes no more documents. */
export const noSuchCategory = (path: string): DomainError =>
  invalid([
    {
      path,
      text: {
        es: 'No hay ninguna categoría con ese identificador. Puede que la hayan eliminado.',
        en: 'There is no category with this id. It may have been deleted.',
      },
    },
  ]);

export const categoryRetired = (path: string): DomainError =>
  invalid([
    {
      path,
      text: {
        es: 'Esta categoría está retirada y no admite más documentos. Elige otra.',
        en: 'This category is retired and takes no more documents. Choose another one.',
      },
    },
  ]);

/** Documents need a category to be put into. */
export const lastOpenCategory = (): DomainError =>
  conflict('last-category', {
    es: 'Es la única categoría que admite documentos. Crea otra antes de retirarla o eliminarla.',
    en: 'It is the only category that takes documents. Create another one before you retire or delete it.',
  });

const spanish = (documents: number, binned: number): string => {
  const what = documents === 1 ? '1 documento' : `${documents} documentos`;
  const ofThem = binned === 0 ? '' : ` (${binned} en la papelera)`;
  return `Esta categoría tiene ${what}${ofThem}. Muévelos a otra categoría para poder eliminarla.`;
};
const english = (documents: number, binned: number): string => {
  const what = documents === 1 ? '1 document' : `${documents} documents`;
  const ofThem = binned === 0 ? '' : ` (${binned} in the bin)`;
  return `This category has ${what}${ofThem}. Move them to another category to delete it.`;
};

export const categoryNotEmpty = ({ documents, binned }: { documents: number; binned: number }): DomainError =>
  conflict('category-not-empty', { es: spanish(documents, binned), en: english(documents, binned) });

/** 503: decided, and carried on by itself. */
export const moveUnfinished = (): DomainError =>
  unavailable(
    'move-unfinished',
    {
      es: 'La categoría ya está eliminada, pero aún quedan documentos por mover: sigue solo. Vuelve a mirar dentro de un minuto.',
      en: 'The category is deleted, but some of its documents are still to be moved: that goes on by itself. Look again in a minute.',
    },
    60,
  );
