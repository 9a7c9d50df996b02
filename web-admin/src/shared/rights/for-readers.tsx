import type { ReactNode } from 'react';
import { useMayRead } from './use-may.ts';

interface ForReadersProps {
  resource: string;
  /** What everybody else sees instead. */
  otherwise?: ReactNode;
  children: ReactNode;
}

/** Shown, and so fetched, where whoever is here may read the resource. */
export function ForReaders({ resource, otherwise = null, children }: ForReadersProps) {
  return useMayRead(resource) ? children : otherwise;
}
