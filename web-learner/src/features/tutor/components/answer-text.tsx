import type { TutorSource, TutorSpan } from '@academy/contracts/http/ai/tutor-answers.ts';
import { Prose, type Plugins } from '@academy/web-kit/markdown/prose.tsx';
import { useMemo } from 'react';
import type { Components } from 'react-markdown';
import { useTranslation } from 'react-i18next';
import { memberComponents, MemberLink } from '../../../shared/markdown/member-text.tsx';
import { ReadingSurroundings } from '../../../shared/markdown/reading-surroundings.tsx';
import { citedNumber, remarkCitations } from '../model/remark-citations.ts';
import { remarkNotFromAcademy } from '../model/remark-not-from-academy.ts';
import { SourceLink } from './source-link.tsx';

interface AnswerTextProps {
  text: string;
  sources: readonly TutorSource[];
  notFromAcademy: readonly TutorSpan[];
  onOpenSource: () => void;
}

/** An answer's Markdown, with `[1]` as a link to its source, and underlined where it is not from the academy. A model's text is trusted no more than a member's. */
export function AnswerText({ text, sources, notFromAcademy, onOpenSource }: AnswerTextProps) {
  const { t } = useTranslation('tutor');
  const placedPlugins = useMemo(
    (): Plugins => [[remarkNotFromAcademy, { spans: notFromAcademy, label: t('notFromAcademy.label') }]],
    [notFromAcademy, t],
  );
  const plugins = useMemo(
    (): Plugins => [[remarkCitations, { numbers: sources.map(({ number }) => number) }]],
    [sources],
  );
  // With another component for links they would all be mounted anew with every part of the text.
  const components = useMemo(
    (): Components => ({
      ...memberComponents,
      a({ href, children }) {
        const source = sources.find(({ number }) => number === citedNumber(href));
        if (!source) return <MemberLink href={href}>{children}</MemberLink>;
        return (
          <SourceLink
            source={source}
            className="citation"
            label={t('source', { number: source.number, title: source.heading ?? source.title })}
            onOpen={onOpenSource}
          >
            {children}
          </SourceLink>
        );
      },
    }),
    [sources, t, onOpenSource],
  );
  return (
    <ReadingSurroundings>
      <div className="reading member-text tutor-answer__text">
        <Prose placedPlugins={placedPlugins} plugins={plugins} components={components}>
          {text}
        </Prose>
      </div>
    </ReadingSurroundings>
  );
}
