import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import '@academy/web-kit/theme/reading-font.css';
import { remarkMarks } from '@academy/web-kit/markdown/remark-marks.ts';
import { OutwardLink } from '../outward-link.tsx';
import './preview.css';

const components: Components = {
  a: ({ href, children }) => <OutwardLink href={href}>{children}</OutwardLink>,
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
