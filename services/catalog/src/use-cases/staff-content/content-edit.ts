import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import type { Save } from '@academy/service-kit/versions/version.ts';

/** What staff want changed of a course, lesson or exercise. */
export interface ContentEdit<Change> extends StaffEdit<Change> {
  /** It brings back what an earlier version said. */
  restores?: boolean;
}

export const savedBy = ({ actorId, restores = false }: ContentEdit<unknown>): Save => ({
  by: actorId,
  source: restores ? 'restored' : 'saved',
});
