import { invalid, type DomainError } from '../errors/domain-error.ts';

/** 400 naming `sort`: the list has no such field, or is not sorted by it. */
export const unknownSort = (): DomainError =>
  invalid([
    {
      path: 'sort',
      text: { es: 'No se puede ordenar por ese campo.', en: "You can't sort by that field." },
    },
  ]);

/** 400 naming `filter`: the list is not filtered by that field, or the field never has that value. */
export const unknownFilter = (): DomainError =>
  invalid([
    {
      path: 'filter',
      text: {
        es: 'No se puede filtrar por ese campo o valor.',
        en: "You can't filter by that field or value.",
      },
    },
  ]);
