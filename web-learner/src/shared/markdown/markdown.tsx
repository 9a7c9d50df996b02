import type { Components } from 'react-markdown';
import { ContrastFigure } from './contrast-figure.tsx';
import { Fenced, Prose, proseComponents, readFence, type Plugins } from './prose.tsx';
import { remarkSections } from './sections.ts';
import '@academy/web-kit/theme/reading-font.css';
import './markdown.css';
import './code-colours.css';

const components: Components = {
  ...proseComponents,
  // A list of contents leads here, with the focus.
  h2: ({ id, children }) => (
    <h2 id={id} tabIndex={-1}>
      {children}
    </h2>
  ),
  pre({ children }) {
    const { language, text } = readFence(children);
    return language === 'contrast' ? <ContrastFigure source={text} /> : <Fenced>{children}</Fenced>;
  },
};

const plugins: Plugins = [remarkSections];

/** Long text in the reading face, with its contrasts of two prompts drawn as figures. */
export function Reading({ children, lang }: { children: string; lang?: string }) {
  return (
    <div className="reading" lang={lang}>
      <Prose components={components} plugins={plugins}>
        {children}
      </Prose>
    </div>
  );
}
