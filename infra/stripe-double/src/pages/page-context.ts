import type { Language } from '@academy/contracts/shared/language.ts';
import type { World } from '../world.ts';
import type { Site } from './layout.ts';

/** What pages are shown with. */
export interface PageContext {
  world: World;
  site: Site;
  vatPercent: number;
}

export const asLanguage = (locale: string | null): Language => (locale === 'en' ? 'en' : 'es');
