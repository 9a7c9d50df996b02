import { findAutomationKind } from '@academy/contracts/automations/kinds/automation-kinds.ts';
import { useLanguage } from '../app/i18n/language-context.tsx';

/** Gives what staff call a type of automation; one of another version of the academy by its plain type. */
export const useAutomationName = (): ((type: string) => string) => {
  const { language } = useLanguage();
  return (type) => findAutomationKind(type)?.name[language] ?? type;
};
