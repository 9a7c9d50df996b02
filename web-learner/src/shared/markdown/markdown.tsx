import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { CodeBlock } from './code-block.tsx';
import { remarkMarks } from '@academy/web-kit/markdown/remark-marks.ts';
import '../theme/reading-font.css';
import './markdown.css';

const components: Components = {
  pre: ({ children }) => <CodeBlock>{children}</CodeBlock>,
  table: ({ children }) => (
    <div className="reading__table" tabIndex={0} role="group">
      <table>{children}</table>
    </div>
  ),
  a: ({ href, children }) =>
    href?.startsWith('/') || href?.startsWith('#') || href?.startsWith('mailto:') ? (
      <a className="text-link" href={href}>
        {children}
      </a>
    ) : (
      <a className="text-link" href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    ),
};

/** Long text in the reading face. Raw HTML in the source is shown as text, never run. */
export function Reading({ children, lang }: { children: string; lang?: string }) {
  return (
    <div className="reading" lang={lang}>
      <Markdown remarkPlugins={[remarkGfm, remarkMarks]} components={components}>
        {children}
      </Markdown>
    </div>
  );
}
