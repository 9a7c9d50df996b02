import type { SandboxEvent } from '../data/event-store.ts';
import type { SandboxAccount } from '../account.ts';
import type { FormState } from './fields.ts';
import type { Outcome } from './portal-texts.ts';

export interface PortalView extends FormState {
  account: SandboxAccount;
  /** The invoices' numbers by their ids. */
  numbers: ReadonlyMap<string, string>;
  messages: readonly SandboxEvent[];
  /** What the last press did. */
  outcome: Outcome | null;
}
