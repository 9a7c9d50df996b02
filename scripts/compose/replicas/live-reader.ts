import { openLiveStream } from '@academy/web-kit/live/live-stream.ts';

export interface LiveReader {
  /** The titles that were announced, each once. */
  titles: Set<string>;
  reconnects: () => number;
  stop: () => void;
}

const titleIn = (data: string): string | undefined =>
  (JSON.parse(data) as { document?: { titleEn?: string } }).document?.titleEn;

/** Reads a gateway's public stream by the browser's own reader, which resumes after a break. */
export const readLive = (url: string): LiveReader => {
  const titles = new Set<string>();
  let connections = 0;
  const stream = openLiveStream({
    url: () => `${url}/api/documents/updates`,
    token: () => null,
    refresh: () => Promise.resolve(null),
    onMessage: ({ data }) => titles.add(titleIn(data) ?? ''),
    fetch: async (...request) => {
      const response = await fetch(...request);
      if (response.ok) connections += 1;
      return response;
    },
  });
  return { titles, reconnects: () => connections - 1, stop: stream.close };
};
