import type { Language } from '@academy/contracts/shared/language.ts';
import { createContext, type ComponentType } from 'react';

/** What the app around a long text gives it. */
export interface ReadingSurroundings {
  /** What the academy says beside the text, such as which prompt is the weak one. */
  language: Language;
  /** Copies what `read` gives; absent where nothing is to be copied. */
  CopyButton?: ComponentType<{ read: () => string }>;
  /** Links open tabs of their own, as where leaving the page would lose what is written. */
  linksApart?: boolean;
}

export const ReadingContext = createContext<ReadingSurroundings>({ language: 'en' });
