/** A sound that plays now. */
export interface Sounding {
  /** Resolves at its end; rejects where it cannot be played. */
  ended: Promise<void>;
  /** How far it has come. */
  seconds(): number;
  stop(): void;
}

/** The part of an audio element that is used. */
export type AudioElement = Pick<
  HTMLAudioElement,
  'play' | 'pause' | 'src' | 'currentTime' | 'playbackRate' | 'defaultPlaybackRate' | 'onended' | 'onerror'
>;

interface Urls {
  create(sound: Blob): string;
  revoke(url: string): void;
}

/** Plays on one element: a browser that lets a click start it lets it go on. Each sound's address is released with it. */
export function playOn(
  element: AudioElement,
  { sound, from, rate, urls }: { sound: Blob; from: number; rate: number; urls: Urls },
): Sounding {
  const url = urls.create(sound);
  let isReleased = false;
  function release() {
    if (isReleased) return;
    isReleased = true;
    element.onended = null;
    element.onerror = null;
    urls.revoke(url);
  }
  const ended = new Promise<void>((resolve, reject) => {
    element.onended = () => resolve();
    element.onerror = () => reject(new Error('the sound cannot be played'));
    element.src = url;
    // Another source begins at the default rate.
    element.defaultPlaybackRate = rate;
    element.playbackRate = rate;
    if (from > 0) element.currentTime = from;
    element.play().catch(reject);
  }).finally(release);
  return {
    ended,
    seconds: () => element.currentTime,
    stop() {
      element.pause();
      release();
    },
  };
}
