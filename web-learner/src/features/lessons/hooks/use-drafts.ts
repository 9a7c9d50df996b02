import { useCallback, useSyncExternalStore } from 'react';
import type { TextHost } from '../../../shared/synced-text/options.ts';
import { useSyncedText } from '../../../shared/synced-text/use-synced-text.ts';
import { draftServer } from '../api/draft-server.ts';
import { createDrafts, type Drafts, type DraftView } from '../model/drafts.ts';
import type { PanelTexts } from '../model/repetition-texts.ts';

const openDrafts = (host: TextHost, lessonId: string): Drafts =>
  createDrafts({ ...host, server: draftServer(lessonId) });

/** The member's drafts of a lesson, in sync for as long as the screen shows. */
export const useDrafts = (lessonId: string): Drafts => useSyncedText(openDrafts, lessonId);

export function useDraft(drafts: PanelTexts, exerciseId: string): DraftView {
  const subscribe = useCallback(
    (listener: () => void) => drafts.subscribe(exerciseId, listener),
    [drafts, exerciseId],
  );
  return useSyncExternalStore(subscribe, () => drafts.read(exerciseId));
}
