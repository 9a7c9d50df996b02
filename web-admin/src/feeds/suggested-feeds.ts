import type { Language } from '@academy/contracts/shared/language.ts';

export interface SuggestedFeed {
  title: string;
  url: string;
  language: Language;
}

/**
 * Public feeds about language models, prompts, and teaching with them, that have been there for years. Their addresses come from
 * public lists of feeds; the list of feeds says after the first fetch whether one still answers.
 */
export const suggestedFeeds: readonly SuggestedFeed[] = [
  {
    title: 'Xataka: inteligencia artificial',
    url: 'https://www.xataka.com/tag/inteligencia-artificial/rss2.xml',
    language: 'es',
  },
  {
    title: 'Genbeta: inteligencia artificial',
    url: 'https://www.genbeta.com/tag/inteligencia-artificial/rss2.xml',
    language: 'es',
  },
  {
    title: 'WWWhat’s new: inteligencia artificial',
    url: 'https://wwwhatsnew.com/tag/inteligencia-artificial/feed/',
    language: 'es',
  },
  { title: 'Planeta Chatbot', url: 'https://planetachatbot.com/feed/', language: 'es' },
  {
    title: 'Observatorio de Innovación Educativa, Tec de Monterrey',
    url: 'https://observatorio.tec.mx/feed/',
    language: 'es',
  },
  {
    title: 'Simon Willison’s Weblog',
    url: 'https://simonwillison.net/atom/everything/',
    language: 'en',
  },
  { title: 'One Useful Thing', url: 'https://www.oneusefulthing.org/feed', language: 'en' },
  { title: 'Hugging Face Blog', url: 'https://huggingface.co/blog/feed.xml', language: 'en' },
  { title: 'OpenAI News', url: 'https://openai.com/news/rss.xml', language: 'en' },
  { title: 'Google DeepMind', url: 'https://deepmind.google/blog/rss.xml', language: 'en' },
  { title: 'arXiv: Computation and Language', url: 'https://rss.arxiv.org/rss/cs.CL', language: 'en' },
];

const bare = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '');

/** The suggested feed at an address, however it is typed. */
export const suggestedAt = (address: string): SuggestedFeed | undefined =>
  suggestedFeeds.find(({ url }) => bare(url) === bare(address));
