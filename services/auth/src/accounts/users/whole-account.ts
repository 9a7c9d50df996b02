import { defaultTimeZone } from '@academy/contracts/shared/time-zone.ts';
import { unpaid } from '../../payments/entitlements.ts';
import type { Account } from './user.ts';

const lacking = { ...unpaid(), emailConfirmed: false, timeZone: defaultTimeZone };

/** With the fields that accounts of an earlier release lack. */
export const wholeAccount = <Read extends Account>(user: Read): Read => ({ ...lacking, ...user });
