import type { Language } from '@academy/contracts/shared/language.ts';
import { en, type MailTexts } from './en.ts';
import { es } from './es.ts';

/** The words that all mails share, and those of the pages behind them. */
export const mailTexts = (language: Language): MailTexts => ({ es, en })[language];
