import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sides, type Both } from '../model/sides.ts';

interface OutputSectionProps {
  /** Beside the title. */
  head: ReactNode;
  /** Where the outputs come from. */
  note: string;
  warning?: string | null;
  /** Whether a screen reader says them as they come. */
  announced?: boolean;
  /** Null while there are none. */
  outputs: Both<ReactNode> | null;
  children?: ReactNode;
}

/** What came of each of the two prompts, side by side. */
export function OutputSection({
  head,
  note,
  warning,
  announced = false,
  outputs,
  children,
}: OutputSectionProps) {
  const { t } = useTranslation('playground');
  return (
    <section className="compare__outputs" aria-labelledby="outputs-title">
      <div className="compare__costs-head">
        <h2 id="outputs-title">{t('outputs.title')}</h2>
        {head}
      </div>
      <p className="hint">{note}</p>
      {warning && <p className="callout callout--partly">{warning}</p>}
      {outputs && (
        <div className="compare__grid" aria-live={announced ? 'polite' : undefined}>
          {sides.map((side) => (
            <div key={side} className="compare__output sheet">
              <h3>{t(`side.${side}`)}</h3>
              {outputs[side]}
            </div>
          ))}
        </div>
      )}
      {children}
    </section>
  );
}
