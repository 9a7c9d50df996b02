import type { teachingEndpoints } from '@academy/contracts/http/catalog/teaching.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';

type Calls = typeof teachingEndpoints;

export const offeredCall = endpointRef<Calls['staffListOfferedAttempts']>(
  'GET',
  '/api/admin/taught-exercises/:id/attempts',
);
export const judgeCall = endpointRef<Calls['staffJudgeAttempt']>(
  'POST',
  '/api/admin/taught-exercises/:id/judge',
);
export const changeCall = endpointRef<Calls['staffPreviewTeaching']>(
  'GET',
  '/api/admin/taught-exercises/:id/change',
);
export const applyCall = endpointRef<Calls['staffApplyTeaching']>(
  'POST',
  '/api/admin/taught-exercises/:id/apply',
);
export const dropCall = endpointRef<Calls['staffDropJudgedAttempt']>(
  'POST',
  '/api/admin/judged-attempts/:id/drop',
);

export const offeredKey = (id: string) => ['taught-exercises', id, 'attempts'];
export const changeKey = (id: string) => ['taught-exercises', id, 'change'];
