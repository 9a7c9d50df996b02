import { academy as academyEn } from '../../web-admin/src/locales/en/academy.ts';
import { resources as resourcesEn } from '../../web-admin/src/locales/en/resources.ts';
import { academy as academyEs } from '../../web-admin/src/locales/es/academy.ts';
import { resources as resourcesEs } from '../../web-admin/src/locales/es/resources.ts';
import type { Language } from './texts.ts';

/** The console's own texts, so that a journey reads the same words as staff do. */
export const consoleTexts = (language: Language) =>
  language === 'es'
    ? { academy: academyEs, resources: resourcesEs }
    : { academy: academyEn, resources: resourcesEn };
