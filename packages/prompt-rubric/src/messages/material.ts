import type { CriterionMessages } from '../criteria/criterion.ts';
import { noRequestMessage } from './no-request.ts';

const putIt = {
  es: 'Pega el material entre marcas, o guarda su sitio con un hueco como {{texto}}.',
  en: 'Paste the material between marks, or keep its place with a slot such as {{text}}.',
};

export const materialMessages: CriterionMessages<
  'none' | 'later' | 'elsewhere' | 'known' | 'imagined' | 'absent'
> = {
  label: { es: 'El material', en: 'The material' },
  found: {
    none: {
      message: {
        es: 'Nada deja el material para otro momento u otro sitio.',
        en: 'Nothing puts the material off or leaves it elsewhere.',
      },
    },
    later: {
      message: {
        es: 'Dices «{quote}»: el modelo contesta ya, y sin el material se lo inventará.',
        en: 'You say “{quote}”: the model answers now, and without the material it will make it up.',
      },
      hint: putIt,
    },
    elsewhere: {
      message: {
        es: 'Con «{quote}» el material se queda donde el modelo no llega: se lo inventará.',
        en: 'With “{quote}” the material stays where the model cannot reach it: it will make it up.',
      },
      hint: putIt,
    },
    known: {
      message: {
        es: 'Con «{quote}» das el material por sabido, y el modelo no lo tiene: se lo inventará.',
        en: 'With “{quote}” you take the material for known, and the model does not have it: it will make it up.',
      },
      hint: putIt,
    },
    imagined: {
      message: {
        es: 'Con «{quote}» el modelo trabajará sobre un material imaginado y no sobre el tuyo.',
        en: 'With “{quote}” the model will work on material it has imagined and not on yours.',
      },
      hint: putIt,
    },
    absent: {
      message: {
        es: 'Donde va el material pone «{quote}»: el modelo tendrá que inventárselo.',
        en: 'Where the material goes it says “{quote}”: the model will have to make it up.',
      },
      hint: putIt,
    },
  },
  missing: noRequestMessage,
};
