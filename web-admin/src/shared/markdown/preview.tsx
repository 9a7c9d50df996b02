import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { remarkMarks } from '@academy/web-kit/markdown/remark-marks.ts';
import './preview.css';

const components: Components = {
  a: ({ href, children }) => (
    <a className="text-link" href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ),
};

/** Long text as learners will read it. Raw HTML in the source is shown as text, never run. */
export default function MarkdownPreview({ children, lang }: { children: string; lang: string }) {
  return (
    <div className="preview" lang={lang}>
      <Markdown remarkPlugins={[remarkGfm, remarkMarks]} components={components}>
        {children}
      </Markdown>
    </div>
  );
}
