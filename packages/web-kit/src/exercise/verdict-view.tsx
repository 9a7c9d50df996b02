import type { Verdict } from '@academy/contracts/http/catalog/verdicts.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { CriteriaList } from './criteria-list.tsx';
import { useExerciseWords } from './exercise-words.ts';
import { GroupsList } from './groups-list.tsx';
import { PromptFigures } from './prompt-figures.tsx';
import { VerdictHead, type HeadedVerdict } from './verdict-head.tsx';
import './dots.css';
import './verdict.css';

interface VerdictViewProps extends Omit<ComponentProps<typeof CriteriaList>, 'criteria'> {
  verdict: HeadedVerdict & Pick<Verdict, 'words' | 'tokens' | 'promptLanguage'>;
  /** The language that it is worded in. */
  language: Language;
  /** Whether the text in the field is another by now. */
  isStale: boolean;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** What a passed exercise leads on to. */
  onward?: ReactNode;
  /** What staff decided in its place. */
  decision?: ReactNode;
  /** What stands before the prompt's length in the same line. */
  figures?: ReactNode;
  /** Below the criteria. */
  children?: ReactNode;
}

/** A verdict as a teacher would give it: whether it passes, what to do next, what is good already. */
export function VerdictView(props: VerdictViewProps) {
  const { verdict, language, isStale, headingRef, onward, decision, figures, children, ...criteriaList } =
    props;
  const { say } = useExerciseWords();
  return (
    <section className="verdict" aria-label={say('verdict')}>
      <VerdictHead verdict={verdict} headingRef={headingRef} onward={onward} />
      {isStale && <p className="verdict__figures">{say('stale')}</p>}
      {decision}
      <PromptFigures verdict={verdict}>{figures}</PromptFigures>
      <div lang={language}>
        <GroupsList groups={verdict.groups} />
        <CriteriaList criteria={verdict.criteria} {...criteriaList} />
      </div>
      {children}
    </section>
  );
}
