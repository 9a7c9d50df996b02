import { useTranslation } from 'react-i18next';
import './hidden-note.css';

/** In the place of what is the learner's alone, while an administrator views the academy as them. */
export function HiddenNote({ what }: { what: 'notes' | 'help' | 'prompts' | 'other' }) {
  const { t } = useTranslation();
  return <p className="hidden-note">{t(`viewing.hidden.${what}`)}</p>;
}
