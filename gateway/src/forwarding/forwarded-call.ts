import type { CallPolicy } from '../routing/call-policy.ts';
import type { FlatHeaders, Origin } from './headers.ts';

/** One call on its way to a service, beside the request itself. */
export interface ForwardedCall {
  origin: Origin;
  policy: CallPolicy;
  /** What the gateway itself says in every answer, names in lower case. */
  ownHeaders: FlatHeaders;
}
