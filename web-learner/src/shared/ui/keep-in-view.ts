const takingOver = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Seeks now and whenever the page changes its height, since what loads above moves the place, until the reader
 * scrolls, taps or types. Returns what ends it.
 */
export function keepInView(seek: () => void): () => void {
  const seeker = new ResizeObserver(seek);
  const release = new AbortController();
  const stop = () => {
    seeker.disconnect();
    release.abort();
  };
  seeker.observe(document.body);
  for (const event of takingOver) {
    window.addEventListener(event, stop, { passive: true, signal: release.signal });
  }
  return stop;
}
