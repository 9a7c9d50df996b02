import { defaultTimeZone } from '@academy/contracts/shared/time-zone.ts';
import { wholeEntitlements } from '../../payments/entitlements.ts';
import type { Account } from './user.ts';

const lacking = { emailConfirmed: false, timeZone: defaultTimeZone };

/** With the fields that accounts of an earlier release lack, and an empty history where it was not read. */
export const wholeAccount = <Read extends Account>(user: Read): Read =>
  wholeEntitlements({ ...lacking, ...user });
