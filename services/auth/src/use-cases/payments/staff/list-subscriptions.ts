import type { StaffList } from '@academy/service-kit/http/staff-list.ts';
import type { UserPage } from '../../../data/user-repository.ts';
import type { Dependencies } from '../../../dependencies.ts';

/** Members who ever paid or were given premium. Throws 400 naming the parameter. */
export const listSubscriptions = (
  { subscriptionList }: Pick<Dependencies, 'subscriptionList'>,
  list: StaffList,
): Promise<UserPage> => subscriptionList.page(list);
