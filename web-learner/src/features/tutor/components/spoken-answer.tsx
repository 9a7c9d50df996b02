import { useTranslation } from 'react-i18next';
import { useFailureText } from '../hooks/use-failure-text.ts';
import type { Answer } from '../model/conversation.ts';
import type { Said } from '../model/narrator.ts';
import { spokenText } from '../model/spoken.ts';

/** What a screen reader follows: the answer in whole sentences, each said once. */
export function SpokenAnswer({ said }: { said: readonly Said[] }) {
  const { t } = useTranslation('tutor');
  const textOf = useFailureText();
  function endOf({ state, failure, sources, notice, text, notFromAcademy }: Answer): string {
    const end =
      state === 'stopped'
        ? t('stopped')
        : failure
          ? textOf(failure)
          : t('spoken.done', { count: sources.length });
    const marked = notFromAcademy.map(({ from, to }) => `«${spokenText(text.slice(from, to))}»`).join(' ');
    const unproven = marked && t('spoken.notFromAcademy', { sentences: marked });
    return [notice, unproven, end].filter(Boolean).join(' ');
  }
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-relevant="additions">
      {said.map((piece, index) => (
        <p key={index}>
          {piece.kind === 'thinking'
            ? t('spoken.thinking')
            : piece.kind === 'words'
              ? piece.text
              : endOf(piece.answer)}
        </p>
      ))}
    </div>
  );
}
