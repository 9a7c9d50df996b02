import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { usePairs } from '../hooks/use-pair.ts';
import type { Both } from '../model/sides.ts';
import { placeBrought, readTyped, writeTyped } from '../model/typed.ts';
import { Comparison } from './comparison.tsx';

interface PlaygroundPageProps {
  /** A prompt that another page brings along. */
  brought: string | null;
  actions?: ((text: string) => ReactNode) | undefined;
  /** Where saved prompts are. */
  library: ReactNode;
}

/** Two prompts side by side. */
export function PlaygroundPage({ brought, actions, library }: PlaygroundPageProps) {
  const { t } = useTranslation('playground');
  const [start] = useState(() => placeBrought(readTyped(), brought));
  const [texts, setTexts] = useState(start.texts);
  /** What was typed before an example or a saved prompt took its place. */
  const [replaced, setReplaced] = useState(start.replaced);
  const change = (next: Both<string>) => {
    setTexts(next);
    writeTyped(next);
  };
  return (
    <div className="page playground">
      <header className="page__head">
        <PageHeading title={t('title')} />
        <p className="page__lead">{t('lead')}</p>
      </header>
      <div className="playground__bar">
        <div className="playground__examples">
          <Examples
            texts={texts}
            onPick={(example, wasTyped) => {
              if (wasTyped) setReplaced(texts);
              change(example);
            }}
          />
          {replaced && (
            <button
              type="button"
              className="text-button"
              onClick={() => {
                change(replaced);
                setReplaced(null);
              }}
            >
              {t('examples.back')}
            </button>
          )}
        </div>
        {library}
      </div>
      <Comparison
        texts={texts}
        onChange={(side, text) => change({ ...texts, [side]: text })}
        actions={actions}
      />
    </div>
  );
}

interface ExamplesProps {
  texts: Both<string>;
  onPick: (example: Both<string>, wasTyped: boolean) => void;
}

/** The academy's pairs. */
function Examples({ texts, onPick }: ExamplesProps) {
  const { t } = useTranslation('playground');
  const { pairs, shown } = usePairs(texts);
  function pick(id: string) {
    const pair = pairs.find((one) => one.id === id);
    const wasTyped = !shown && (texts.a + texts.b).trim() !== '';
    if (pair) onPick({ a: pair.weak.prompt, b: pair.good.prompt }, wasTyped);
  }
  return (
    <select
      className="compare__select"
      aria-label={t('examples.label')}
      value={shown?.id ?? ''}
      onChange={({ target }) => pick(target.value)}
    >
      <option value="" disabled>
        {t('examples.pick')}
      </option>
      {pairs.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );
}
