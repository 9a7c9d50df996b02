import type { ReactNode } from 'react';

/** A row's buttons in one line; pressing one does not open the row. */
export function RowActions({ children }: { children: ReactNode }) {
  return (
    <span
      style={{ display: 'inline-flex', whiteSpace: 'nowrap' }}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </span>
  );
}
