import { useContext, useRef, type ReactNode } from 'react';
import { ReadingContext } from './reading-context.ts';

/** A block of code or a whole prompt, with the button that copies it where the app has one. */
export function CodeBlock({ children }: { children: ReactNode }) {
  const { CopyButton } = useContext(ReadingContext);
  const block = useRef<HTMLPreElement>(null);

  return (
    <div className="code-block">
      <pre ref={block} tabIndex={0}>
        {children}
      </pre>
      {CopyButton && <CopyButton read={() => block.current?.textContent?.trimEnd() ?? ''} />}
    </div>
  );
}
