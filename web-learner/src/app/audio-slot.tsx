import { Suspense } from 'react';
import { lazyPart } from '../shared/connection/lazy-part.ts';
import { isViewing } from '../shared/viewing/is-viewing.ts';
import { loadFeatureTexts } from './i18n.ts';

/** Loads with the text that it reads out, not before. */
const AudioPlayer = lazyPart(async () => {
  const [{ AudioPlayer: player }] = await Promise.all([
    import('../features/audio/components/audio-player.tsx'),
    loadFeatureTexts('audio'),
  ]);
  return { default: player };
});

/** The player of a lesson or document, in the slot of its page. */
export function AudioSlot(props: { kind: 'lesson' | 'document'; id: string }) {
  // Making it costs the member's audio.
  if (isViewing) return null;
  return (
    <Suspense>
      <AudioPlayer {...props} />
    </Suspense>
  );
}
