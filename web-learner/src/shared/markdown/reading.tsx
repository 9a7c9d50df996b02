import { Reading as WholeReading } from '@academy/web-kit/markdown/reading.tsx';
import type { Plugins } from '@academy/web-kit/markdown/prose.tsx';
import { ReadingSurroundings } from './reading-surroundings.tsx';
import { remarkSections } from './sections.ts';

const plugins: Plugins = [remarkSections];

/** Long text, whose headings have addresses of their own. */
export function Reading({ children, lang }: { children: string; lang?: string }) {
  return (
    <ReadingSurroundings>
      <WholeReading lang={lang} plugins={plugins}>
        {children}
      </WholeReading>
    </ReadingSurroundings>
  );
}
