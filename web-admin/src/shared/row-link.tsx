import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Opens its row from the keyboard, as pressing anywhere in the row does with the mouse. */
export const RowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className="row-link" to={to} onClick={(event) => event.stopPropagation()}>
    {children}
  </Link>
);
