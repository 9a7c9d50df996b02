import type { Components } from 'react-markdown';
import { ContrastFigure } from './contrast-figure.tsx';
import { Fenced, Prose, proseComponents, readFence, type Plugins } from './prose.tsx';
import '../theme/reading-font.css';
import './reading.css';
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

interface ReadingProps {
  children: string;
  lang?: string | undefined;
  plugins?: Plugins;
}

/** Long text in the reading face, with its contrasts of two prompts drawn as figures. */
export function Reading({ children, lang, plugins }: ReadingProps) {
  return (
    <div className="reading" lang={lang}>
      <Prose components={components} {...(plugins && { plugins })}>
        {children}
      </Prose>
    </div>
  );
}
