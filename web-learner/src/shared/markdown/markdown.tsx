import type { Components } from 'react-markdown';
import { ContrastFigure } from './contrast-figure.tsx';
import { sectionId, wordsIn } from './sections.ts';
import { Fenced, Prose, proseComponents, readFence } from './prose.tsx';
import '../theme/reading-font.css';
import './markdown.css';
import './code-colours.css';

const components: Components = {
  ...proseComponents,
  // A list of contents leads here, with the focus.
  h2: ({ children }) => (
    <h2 id={sectionId(wordsIn(children))} tabIndex={-1}>
      {children}
    </h2>
  ),
  pre({ children }) {
    const { language, text } = readFence(children);
    return language === 'contrast' ? <ContrastFigure source={text} /> : <Fenced>{children}</Fenced>;
  },
};

/** Long text in the reading face, with its contrasts of two prompts drawn as figures. */
export function Reading({ children, lang }: { children: string; lang?: string }) {
  return (
    <div className="reading" lang={lang}>
      <Prose components={components}>{children}</Prose>
    </div>
  );
}
