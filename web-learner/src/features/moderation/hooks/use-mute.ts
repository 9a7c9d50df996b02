import { useMutation, useQueryClient } from '@tanstack/react-query';
import { muteMember, putMute, unmuteMember } from '../api/cases.ts';

/** Mutes a member for some days, or ends their mute. */
export function useMute(userId: string) {
  const queries = useQueryClient();
  const mute = useMutation({
    mutationFn: ({ days, reason }: { days: number; reason: string }) => muteMember(userId, days, reason),
    onSuccess: ({ until }) => putMute(queries, userId, until),
  });
  const unmute = useMutation({
    mutationFn: () => unmuteMember(userId),
    onSuccess: () => putMute(queries, userId, null),
  });
  return { mute, unmute };
}
