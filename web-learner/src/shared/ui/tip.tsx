import * as Tooltip from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';
import './tip.css';

export function TipProvider({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Tooltip.Provider>
  );
}

/** A label that shows on hover and focus. `text` undefined shows nothing. */
export function Tip({
  text,
  side = 'bottom',
  children,
}: {
  text: string | undefined;
  side?: 'bottom' | 'right';
  children: ReactNode;
}) {
  if (text === undefined) return children;
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tip" side={side} sideOffset={6}>
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
