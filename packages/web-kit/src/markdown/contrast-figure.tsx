import { useContext } from 'react';
import { CodeBlock } from './code-block.tsx';
import { parseContrast } from './contrast.ts';
import { contrastWords } from './contrast-words.ts';
import { Prose } from './prose.tsx';
import { ReadingContext } from './reading-context.ts';
import './contrast-figure.css';

/** A weak and a good prompt side by side, with an answer to each, and what made the difference. */
export function ContrastFigure({ source }: { source: string }) {
  const { language } = useContext(ReadingContext);
  const contrast = parseContrast(source);
  // While it is being written; published content never gets here, as it is refused where a part is missing.
  if ('missing' in contrast) return <CodeBlock>{source}</CodeBlock>;
  return (
    <figure className="contrast">
      <div className="contrast__sides">
        <Side kind="weak" prompt={contrast.weak} output={contrast.weakOutput} />
        <Side kind="good" prompt={contrast.good} output={contrast.goodOutput} />
      </div>
      <figcaption>
        <b className="contrast__label">{contrastWords[language].why}</b>
        <Prose>{contrast.why}</Prose>
      </figcaption>
    </figure>
  );
}

function Side({ kind, prompt, output }: { kind: 'weak' | 'good'; prompt: string; output: string }) {
  const { language } = useContext(ReadingContext);
  const words = contrastWords[language];
  return (
    <section className={`contrast__side contrast__side--${kind}`} aria-label={words[kind]}>
      <p className="contrast__label">
        <span className={kind === 'good' ? 'mark' : 'mark mark--missing'}>{words[kind]}</span>
      </p>
      <CodeBlock>{prompt}</CodeBlock>
      <div className="contrast__output">
        <p className="contrast__note">{words.illustrative}</p>
        <Prose>{output}</Prose>
      </div>
    </section>
  );
}
