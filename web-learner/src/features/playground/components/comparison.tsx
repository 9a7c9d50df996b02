import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useSession } from '../../../shared/session/session-context.tsx';
import { setupQuery } from '../api/playground.ts';
import { usePairs } from '../hooks/use-pair.ts';
import { useVerdicts } from '../hooks/use-verdicts.ts';
import { sides, type Both, type Side } from '../model/sides.ts';
import { Costs } from './costs.tsx';
import { Difference } from './difference.tsx';
import { IllustrativeOutputs, LiveOutputs } from './outputs.tsx';
import { PromptSide } from './prompt-side.tsx';
import './comparison.css';

export interface ComparisonProps {
  texts: Both<string>;
  onChange: (side: Side, text: string) => void;
  /** What members can do with a prompt besides, such as saving it. */
  actions?: ((text: string) => ReactNode) | undefined;
}

/** Two prompts side by side: verdicts, differences, costs and outputs. */
export function Comparison({ texts, onChange, actions }: ComparisonProps) {
  const { t } = useTranslation('playground');
  const { language } = useLanguage();
  const { verdicts, judged, error } = useVerdicts(texts, language);
  const { a, b } = verdicts;
  return (
    <div className="compare">
      <div className="compare__grid">
        {sides.map((side) => (
          <PromptSide
            key={side}
            side={side}
            text={texts[side]}
            onChange={(text) => onChange(side, text)}
            verdict={verdicts[side]}
            judged={judged[side]}
            actions={actions?.(texts[side])}
          />
        ))}
      </div>
      {error && <p className="callout callout--missing">{t('rulesFailed')}</p>}
      {a && b && <Difference texts={judged} verdicts={{ a, b }} />}
      <Outputs texts={texts} />
      <CostsOf verdicts={verdicts} />
    </div>
  );
}

function CostsOf({ verdicts }: { verdicts: React.ComponentProps<typeof Costs>['verdicts'] }) {
  const setup = useQuery(setupQuery).data;
  const isEmpty = !verdicts.a && !verdicts.b;
  if (!setup?.prices || isEmpty) return null;
  return <Costs prices={setup.prices} verdicts={verdicts} liveModel={setup.liveModel} />;
}

/** The model's outputs where there is a model; the academy's own for its own pairs; else why there are none. */
function Outputs({ texts }: { texts: Both<string> }) {
  const { t } = useTranslation('playground');
  const { status } = useSession();
  const { data: setup } = useQuery(setupQuery);
  const { shown } = usePairs(texts);
  if (shown) return <IllustrativeOutputs pair={shown} />;
  if (!setup || sides.every((side) => texts[side].trim() === '')) return null;
  if (setup.liveModel === null) return <p className="callout">{t('outputs.none')}</p>;
  if (status !== 'signed-in') return <p className="callout">{t('outputs.signIn')}</p>;
  return <LiveOutputs texts={texts} model={setup.liveModel} />;
}
