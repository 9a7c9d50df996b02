import type { ComponentType, ReactNode } from 'react';
import { useMayWrite } from './use-may.ts';

interface ForWritersProps {
  /** By default the resource around. */
  resource?: string;
  /** What everybody else sees instead. */
  otherwise?: ReactNode;
  children: ReactNode;
}

/** Shown to those who may change the resource: to nobody else a button that the server would refuse. */
export function ForWriters({ resource, otherwise = null, children }: ForWritersProps) {
  return useMayWrite(resource) ? children : otherwise;
}

/** Makes a button, or whatever else changes something, one that only those see who may do it. */
export const forWriters = <Props extends object>(Control: ComponentType<Props>) =>
  function Allowed(props: Props) {
    return (
      <ForWriters>
        <Control {...props} />
      </ForWriters>
    );
  };
