import type { NewsItem } from '@academy/contracts/http/ai/news.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { mostOwn, mostShown, shownNews } from '../domain/shown-news.ts';
import { toNewsItem } from '../views/news-views.ts';
import type { News } from './news-deps.ts';

interface ListDeps {
  news: Pick<News, 'items' | 'marks' | 'brand'>;
  now: () => Date;
}

/** What everybody sees in one language: feeds and the academy's own, with background pieces while no feed gives any. */
export const listNews = async ({ news, now }: ListDeps, language: Language): Promise<NewsItem[]> => {
  const without = await news.marks.hiddenIds();
  const asked = { language, without, until: now() };
  const [feeds, own, background] = await Promise.all([
    news.items.list({ ...asked, origin: 'feed', limit: mostShown }),
    news.items.list({ ...asked, origin: 'academy', limit: mostOwn }),
    news.items.list({ ...asked, origin: 'background', limit: mostShown }),
  ]);
  return shownNews({ feeds, own, background }).map((item) => toNewsItem(item, language, news.brand));
};
