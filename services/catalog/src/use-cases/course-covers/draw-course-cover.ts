import type { staffCoverEndpoints, DrawnCover } from '@academy/contracts/http/catalog/staff-covers.ts';
import type { BodyOf } from '@academy/contracts/http/endpoint.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { titleMissing } from '../../domain/authoring-texts.ts';
import { shownCover } from '../../domain/cover-words.ts';
import { nameless } from '../../domain/missing-texts.ts';
import type { CatalogDeps } from '../deps.ts';

type Asked = BodyOf<typeof staffCoverEndpoints.staffDrawCover>;

/** A cover as it would be drawn. Throws DomainError 400 where it is to follow a title and there is none. */
export const drawCourseCover = ({ covers }: Pick<CatalogDeps, 'covers'>, asked: Asked): DrawnCover => {
  const titles = nameless(asked);
  if (!asked.cover && titles.length > 0) throw titleMissing(titles);
  const cover = shownCover(asked);
  const inThemes = (language: Language) => {
    const title = (language === 'es' ? asked.titleEs : asked.titleEn) || asked.titleEs || asked.titleEn;
    const drawn = { words: cover[language], number: asked.number, title, language };
    return {
      light: covers.coverOf({ ...drawn, theme: 'light' }).svg,
      dark: covers.coverOf({ ...drawn, theme: 'dark' }).svg,
    };
  };
  return { cover, drawings: { es: inThemes('es'), en: inThemes('en') } };
};
