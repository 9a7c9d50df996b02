import type { StaffList } from '@academy/service-kit/http/staff-list.ts';
import type { UserPage } from '../../../data/user-repository.ts';
import type { AuthDeps } from '../../deps.ts';

/** Members who ever paid or were given premium. Throws 400 naming the parameter. */
export const listSubscriptions = (
  { subscriptionList }: Pick<AuthDeps, 'subscriptionList'>,
  list: StaffList,
): Promise<UserPage> => subscriptionList.page(list);
