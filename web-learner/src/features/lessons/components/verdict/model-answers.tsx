import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../shared/i18n/use-language.ts';
import { MemberText } from '../../../../shared/markdown/member-text.tsx';
import { modelAnswersQuery, type ModelAnswers as Answers } from '../../api/looking-back.ts';
import './model-answers.css';

interface ModelAnswersProps {
  exerciseId: string;
  /** Whether it begins unfolded. */
  isOpen: boolean;
}

/** How the academy would solve a passed exercise, and what a model might make of a weak prompt and of a good one. */
export function ModelAnswers({ exerciseId, isOpen }: ModelAnswersProps) {
  const { t } = useTranslation('lessons');
  const { language } = useLanguage();
  const known = useQuery(modelAnswersQuery(exerciseId)).data?.[language] ?? null;
  // Long texts, which must not hold up a key.
  const answers = useDeferredValue(known, null);
  if (!answers) return null;
  const [model, ...others] = answers.prompts;
  return (
    <details className="answers" open={isOpen}>
      <summary>{t('answers.title')}</summary>
      <p className="answers__note">{t('answers.note')}</p>
      <h3>{t('answers.model')}</h3>
      <blockquote className="answers__prompt">{model}</blockquote>
      {others.length > 0 && <h3>{t('answers.others', { count: others.length })}</h3>}
      {others.map((prompt) => (
        <blockquote key={prompt} className="answers__prompt">
          {prompt}
        </blockquote>
      ))}
      <Outputs answers={answers} />
    </details>
  );
}

function Outputs({ answers: { weakPrompt, outputs } }: { answers: Answers }) {
  const { t } = useTranslation('lessons');
  return (
    <>
      <h3>{t('answers.outputs')}</h3>
      <p className="answers__note">
        <span className="tag">{t('answers.illustrative')}</span> {t('answers.illustrativeNote')}
      </p>
      <div className="answers__outputs">
        <section aria-labelledby="answers-weak">
          <h4 id="answers-weak">{t('answers.ofWeak')}</h4>
          <blockquote className="answers__prompt">{weakPrompt}</blockquote>
          <MemberText>{outputs.weak}</MemberText>
        </section>
        <section aria-labelledby="answers-good">
          <h4 id="answers-good">{t('answers.ofGood')}</h4>
          <MemberText>{outputs.good}</MemberText>
        </section>
      </div>
    </>
  );
}
