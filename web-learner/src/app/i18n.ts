import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { followOtherTabs, provideTexts } from '../shared/i18n/change-language.ts';
import { documentLanguage, languages, type Language } from '../shared/i18n/language.ts';
import { textsOnDemand } from './texts-on-demand.ts';

type Texts = Record<string, unknown>;

/** Words that the back office says too, where it shows an exercise as learners see it. */
const sharedWords: Record<string, Record<Language, () => Promise<{ default: Texts }>>> = {
  lessons: {
    en: () => import('@academy/web-kit/exercise/locales/en.json'),
    es: () => import('@academy/web-kit/exercise/locales/es.json'),
  },
};

const files = import.meta.glob<Texts>(['../shared/i18n/locales/*.json', '../features/*/locales/*.json'], {
  import: 'default',
});
const placeOf = /(?:features\/([^/]+)|shared\/i18n)\/locales\/(\w+)\.json$/;
const onDemand = new Set(textsOnDemand);

async function loadFile(path: string, load: () => Promise<Texts>): Promise<void> {
  const [, feature = 'shared', language = 'en'] = placeOf.exec(path) ?? [];
  if (i18next.hasResourceBundle(language, feature)) return;
  const [own, words] = await Promise.all([load(), sharedWords[feature]?.[language as Language]()]);
  i18next.addResourceBundle(language, feature, { ...own, ...words?.default });
}

const wanted = new Set<string>();
let shown: Language = 'en';
function loadTexts(language: Language): Promise<unknown> {
  shown = language;
  const due = Object.entries(files).filter(([path]) => {
    const [, feature = 'shared', fileLanguage] = placeOf.exec(path) ?? [];
    return fileLanguage === language && (!onDemand.has(feature) || wanted.has(feature));
  });
  return Promise.all(due.map(([path, load]) => loadFile(path, load)));
}

/** Loads the texts of a feature that is not part of the ordinary ones. */
export function loadFeatureTexts(feature: string): Promise<unknown> {
  wanted.add(feature);
  return loadTexts(shown);
}

/** Starts the texts in the language that the page began in. */
export async function startI18n(): Promise<void> {
  const language = documentLanguage();
  provideTexts(loadTexts);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    supportedLngs: [...languages],
    defaultNS: 'shared',
    ns: [],
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await loadTexts(language);
  followOtherTabs();
}
