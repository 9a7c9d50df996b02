import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';

/** Staff, the academy itself and deleted members are not muted. */
export const mayBeMuted = ({ kind, id }: ModerationCase['user']): boolean => kind === 'member' && id !== '';
