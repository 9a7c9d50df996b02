import { conflict, type DomainError } from '../errors/domain-error.ts';
import type { Localised } from '../text/localised.ts';

const mostReasons = 3;
const mostNamed = 5;

/** Why one of a queue is not published, by its title. */
export const refusalOf = (title: Localised, { text, fields = [] }: DomainError): Localised => {
  const reasons = (language: keyof Localised): string =>
    [...new Set([text, ...fields.slice(0, mostReasons).map((field) => field.text)].map((one) => one[language]))]
      .map((reason) => reason.replace(/[.:]$/, ''))
      .join('. ');
  return {
    es: `«${title.es}» no se puede publicar. ${reasons('es')}.`,
    en: `“${title.en}” cannot be published. ${reasons('en')}.`,
  };
};

/** For the history of runs: what was passed over, and what was published instead, where there was anything. */
export const notPublishable = (refusals: readonly Localised[], instead?: Localised): DomainError => {
  const more = refusals.length - mostNamed;
  const sentences = (language: keyof Localised, others: string, published: string): string =>
    [
      ...refusals.slice(0, mostNamed).map((refusal) => refusal[language]),
      ...(more > 0 ? [others] : []),
      ...(instead ? [published] : []),
    ].join(' ');
  return conflict('next-not-publishable', {
    es: sentences('es', `Y ${more} más.`, `En su lugar se ha publicado «${instead?.es}».`),
    en: sentences('en', `And ${more} more.`, `“${instead?.en}” was published instead.`),
  });
};
