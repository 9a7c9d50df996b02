import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import type { User } from '@academy/contracts/http/auth/user.ts';
import { lazy } from 'react';
import { UserEdit } from './user-edit.tsx';
import { UserList } from './user-list.tsx';

export default {
  name: 'users',
  list: UserList,
  show: lazy(() => import('./user-show.tsx').then(({ UserShow }) => ({ default: UserShow }))),
  edit: UserEdit,
  icon: PeopleIcon,
  options: { isSearched: true, detail: ({ email }: User) => email },
  recordRepresentation: ({ firstName, lastName }: User) => `${firstName} ${lastName}`,
};
