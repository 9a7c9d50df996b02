import { may, mayRead, mayWrite, type Permission } from '@academy/contracts/shared/permissions.ts';
import { useResourceContext } from 'ra-core';
import { use } from 'react';
import { RoleContext } from '../../app/role-context.ts';

/** Whether whoever is here has a permission. The server decides in every call. */
export const useMay = (permission: Permission): boolean => {
  const role = use(RoleContext);
  return role !== null && may(role, permission);
};

/** Whether they may read a resource: what they may not is neither fetched nor linked to. */
export const useMayRead = (resource: string): boolean => {
  const role = use(RoleContext);
  return role !== null && mayRead(role, resource);
};

/** Whether they may change a resource, by default the one around. */
export const useMayWrite = (resource?: string): boolean => {
  const role = use(RoleContext);
  const around = useResourceContext();
  return role !== null && mayWrite(role, resource ?? around ?? '');
};
