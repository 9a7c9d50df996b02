import { conflict, notFound, versionConflict, type DomainError } from '../errors/domain-error.ts';

export const categoryNotFound = (): DomainError =>
  notFound('category-not-found', { es: 'Categoría no encontrada', en: 'Category not found' });

export const categoryTaken = (): DomainError => {
  const text = { es: 'Ya hay una categoría con ese identificador.', en: 'A category already has that id.' };
  return conflict('category-taken', text, [{ path: 'id', text }]);
};

export const categoryChangedMeanwhile = (): DomainError =>
  versionConflict({
    es: 'Otra persona ha cambiado esta categoría mientras la editabas. Compara los cambios antes de guardar.',
    en: 'Someone else has changed this category while you were editing it. Compare the changes before saving.',
  });
