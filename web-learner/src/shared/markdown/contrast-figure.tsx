import { parseContrast } from '@academy/web-kit/markdown/contrast.ts';
import { useTranslation } from 'react-i18next';
import { CodeBlock } from './code-block.tsx';
import { Prose } from './prose.tsx';
import './contrast-figure.css';

/** A weak and a good prompt side by side, with an answer to each, and what made the difference. */
export function ContrastFigure({ source }: { source: string }) {
  const { t } = useTranslation();
  const contrast = parseContrast(source);
  // Published content never gets here: it is refused where a part is missing.
  if ('missing' in contrast) return <CodeBlock>{source}</CodeBlock>;
  return (
    <figure className="contrast">
      <div className="contrast__sides">
        <Side kind="weak" prompt={contrast.weak} output={contrast.weakOutput} />
        <Side kind="good" prompt={contrast.good} output={contrast.goodOutput} />
      </div>
      <figcaption>
        <b className="contrast__label">{t('contrast.why')}</b>
        <Prose>{contrast.why}</Prose>
      </figcaption>
    </figure>
  );
}

function Side({ kind, prompt, output }: { kind: 'weak' | 'good'; prompt: string; output: string }) {
  const { t } = useTranslation();
  return (
    <section className={`contrast__side contrast__side--${kind}`} aria-label={t(`contrast.${kind}`)}>
      <p className="contrast__label">
        <span className={kind === 'good' ? 'mark' : 'mark mark--missing'}>{t(`contrast.${kind}`)}</span>
      </p>
      <CodeBlock>{prompt}</CodeBlock>
      <div className="contrast__output">
        <p className="contrast__note">{t('contrast.illustrative')}</p>
        <Prose>{output}</Prose>
      </div>
    </section>
  );
}
