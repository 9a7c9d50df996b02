import type { TakenOutbox } from './wake-relays.ts';

/** One document whose events are to be published. */
export interface RelayTask {
  model: string;
  id: string;
  /** Its events, where the write that left them has leased them for this relay. */
  taken?: TakenOutbox | undefined;
}

export const keyOf = ({ model, id }: RelayTask): string => `${model}\n${id}`;
