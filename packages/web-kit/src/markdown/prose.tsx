import { isValidElement, memo, useContext, type ReactElement, type ReactNode } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { CodeBlock } from './code-block.tsx';
import { fenceLanguage } from './fence.ts';
import { isOwnLink } from './own-link.ts';
import { highlighted } from './highlight.tsx';
import { ReadingContext } from './reading-context.ts';
import { remarkMarks } from './remark-marks.ts';

type Fence = ReactElement<{ className?: string; children?: string }>;
const isFence = (node: unknown): node is Fence => isValidElement(node);

/** The language and the text of the `code` element that Markdown puts into a `pre`. */
export function readFence(children: unknown): { language: string | undefined; text: string } {
  if (!isFence(children)) return { language: undefined, text: '' };
  return {
    language: fenceLanguage(children.props.className),
    text: String(children.props.children ?? '').replace(/\n$/, ''),
  };
}

/** Code in its colours, or a prompt as it is. */
export function Fenced({ children }: { children?: ReactNode }) {
  const { language, text } = readFence(children);
  return (
    <CodeBlock>
      <code>{highlighted(text, language)}</code>
    </CodeBlock>
  );
}

function ReadingLink({ href, children }: { href: string | undefined; children?: ReactNode }) {
  const { linksApart = false } = useContext(ReadingContext);
  const leaves = !isOwnLink(href) || (linksApart && !href?.startsWith('#'));
  const apart = leaves ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a className="text-link" href={href} {...apart}>
      {children}
    </a>
  );
}

export const proseComponents: Components = {
  pre: ({ children }) => <Fenced>{children}</Fenced>,
  table: ({ children }) => (
    <div className="reading__table" tabIndex={0} role="group">
      <table>{children}</table>
    </div>
  ),
  a: ({ href, children }) => <ReadingLink href={href}>{children}</ReadingLink>,
};

export type Plugins = NonNullable<Options['remarkPlugins']>;
const none: Plugins = [];

interface ProseProps {
  children: string;
  components?: Components;
  /** What else reads the text before it is drawn. */
  plugins?: Plugins;
  /** What reads it first, while every piece still tells where it stands in the Markdown. */
  placedPlugins?: Plugins;
}

/**
 * Markdown without a frame of its own. Raw HTML in the source is shown as text, never run. A text is read again only where
 * it is another: reading a lesson takes as long as drawing all the rest of its screen.
 */
export const Prose = memo(function Prose({
  children,
  components = proseComponents,
  plugins = none,
  placedPlugins = none,
}: ProseProps) {
  return (
    <Markdown remarkPlugins={[remarkGfm, ...placedPlugins, remarkMarks, ...plugins]} components={components}>
      {children}
    </Markdown>
  );
});
