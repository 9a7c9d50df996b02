import type { NewsCategory } from '@academy/contracts/http/ai/news.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

/** What people read of a news item's category. */
export const newsCategoryNames: Readonly<Record<NewsCategory, Localised>> = {
  models: { es: 'Modelos', en: 'Models' },
  tools: { es: 'Herramientas', en: 'Tools' },
  prompting: { es: 'Prompts', en: 'Prompting' },
  research: { es: 'Investigación', en: 'Research' },
  policy: { es: 'Leyes y política', en: 'Law and policy' },
  business: { es: 'Empresas', en: 'Business' },
  general: { es: 'Actualidad', en: 'General' },
  academy: { es: 'La academia', en: 'The academy' },
};
