import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { TextHost } from '../../../shared/synced-text/options.ts';
import { isViewing } from '../../../shared/viewing/is-viewing.ts';
import { useSyncedText } from '../../../shared/synced-text/use-synced-text.ts';
import { takeTrialText } from '../../../shared/trial/trial-text.ts';
import { draftServer } from '../api/draft-server.ts';
import { createDrafts, type Drafts, type DraftServer, type DraftView } from '../model/drafts.ts';
import type { PanelTexts } from '../model/repetition-texts.ts';

/** Those of another's account are theirs alone. */
const noDrafts: DraftServer = {
  list: async () => [],
  save: async (_exerciseId, draft) => draft,
  failureOf: () => 'refused',
};

const openDrafts = (host: TextHost, lessonId: string): Drafts =>
  createDrafts({ ...host, server: isViewing ? noDrafts : draftServer(lessonId) });

/**
 * The member's drafts of a lesson, in sync for as long as the screen shows. What they wrote before they had an account goes
 * into its exercise, unless something stands there; `onTrialText` hears of it.
 */
export function useDrafts(lessonId: string, onTrialText: () => void): Drafts {
  const drafts = useSyncedText(openDrafts, lessonId);
  const takeOver = useEffectEvent(() => {
    const trial = takeTrialText(lessonId);
    if (!trial) return;
    if (drafts.read(trial.exerciseId).text === '') drafts.write(trial.exerciseId, trial.text);
    requestAnimationFrame(onTrialText);
  });
  useEffect(() => takeOver(), [drafts, lessonId]);
  return drafts;
}

export function useDraft(drafts: PanelTexts, exerciseId: string): DraftView {
  const subscribe = useCallback(
    (listener: () => void) => drafts.subscribe(exerciseId, listener),
    [drafts, exerciseId],
  );
  return useSyncExternalStore(subscribe, () => drafts.read(exerciseId));
}
