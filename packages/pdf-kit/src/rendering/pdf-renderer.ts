import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createMinuteLimit } from '@academy/service-kit/limits/minute-limit.ts';
import type { Worker } from '@academy/service-kit/lifecycle/worker.ts';
import {
  createThreadPool,
  longestMakeMs,
  type ThreadPoolOptions,
} from '@academy/service-kit/threads/thread-pool.ts';
import { pagesIn } from './pages-in.ts';
import { isNotDrawable, notDrawable, tooBusy } from './pdf-refusals.ts';
import { pdfTexts } from './pdf-texts.ts';

const usualTimeLimitMs = 8_000;
const aheadShare = 1 / 2;

/** How long `drawAhead` may take on the clock before it refuses, with the default limits. */
export const longestDrawAheadMs = longestMakeMs(usualTimeLimitMs * aheadShare);

export interface RendererOptions extends Omit<ThreadPoolOptions, 'name' | 'refusals'> {
  /** What drawing one PDF may take of a thread's processor time, in milliseconds. Default 8 s. */
  timeLimitMs?: number;
  /** Of PDFs that are kept. Default 32 MiB. */
  cacheBytes?: number;
  /** What one PDF may weigh. Default 5 MiB: a link in pieces, or thousands of them, would make one of 30. */
  mostBytes?: number;
  /** For one member. Default 30. */
  downloadsPerMinute?: number;
  /** Default the real one. */
  now?: () => number;
}

export interface PdfRenderer<Source> {
  /**
   * The PDF of a source for a member, from the cache or drawn. Throws DomainError 429 where they download too many, 503
   * with Retry-After where too many wait, and 422 where it takes too much time or memory, or weighs too much.
   */
  download(source: Source, memberId: string): Promise<Buffer>;
  /**
   * Draws a source before anybody asks for it, and keeps it for them; gives its number of pages, as soon as its thread
   * is sure of it and of the weight. Throws DomainError 422 where that takes more than half of what a download may, 503
   * as `download`.
   */
  drawAhead(source: Source): Promise<number>;
  /** Ends its threads with the service; the first PDF starts one. */
  worker: Worker;
}

/** What could not be drawn is not tried again for ten minutes: each try takes a thread for seconds. */
const refusedForMs = 10 * 60_000;
const refusalsHeld = 1_000;

/** The same content is the same PDF: a change of the document, its language or its owner's name is another key. */
const keyOf = (source: unknown): string =>
  createHash('sha256').update(JSON.stringify(source)).digest('base64url');

/** Draws a service's PDFs in threads of their own, and keeps the latest. */
export const createPdfRenderer = <Source>(options: RendererOptions): PdfRenderer<Source> => {
  const {
    timeLimitMs = usualTimeLimitMs,
    cacheBytes = 32 * 1024 * 1024,
    mostBytes = 5 * 1024 * 1024,
    downloadsPerMinute = 30,
    now = Date.now,
  } = options;
  const pool = createThreadPool<Source, Uint8Array>({
    ...options,
    name: 'pdfs',
    refusals: { tooBusy, tooHard: notDrawable },
  });
  const drawIn = async (
    source: Source,
    withinMs: number,
    onAhead?: (news: unknown) => void,
  ): Promise<Buffer> => {
    const pdf = Buffer.from(await pool.make(source, withinMs, onAhead));
    if (pdf.length > mostBytes) throw notDrawable();
    return pdf;
  };
  const cache = new LRUCache<string, Buffer>({
    maxSize: cacheBytes,
    // A larger one would push out too many others.
    maxEntrySize: cacheBytes / 4,
    sizeCalculation: ({ length }) => length,
  });
  const countDownload = createMinuteLimit(downloadsPerMinute, pdfTexts.tooManyDownloads);
  const inFlight = new Map<string, Promise<Buffer>>();
  const refused = new LRUCache<string, true>({
    max: refusalsHeld,
    ttl: refusedForMs,
    ttlResolution: 0,
    perf: { now },
  });

  const draw = async (key: string, source: Source): Promise<Buffer> => {
    if (refused.has(key)) throw notDrawable();
    try {
      const pdf = await drawIn(source, timeLimitMs);
      cache.set(key, pdf);
      return pdf;
    } catch (error) {
      if (isNotDrawable(error)) refused.set(key, true);
      throw error;
    }
  };

  return {
    download: async (source, memberId) => {
      await countDownload(memberId);
      const key = keyOf(source);
      const known = cache.get(key);
      if (known) return known;
      const drawing = inFlight.get(key) ?? draw(key, source).finally(() => inFlight.delete(key));
      inFlight.set(key, drawing);
      return drawing;
    },
    drawAhead: (source) =>
      new Promise((resolve, reject) => {
        // What fails once the pages are told is tried again by a download.
        drawIn(source, timeLimitMs * aheadShare, (pages) => resolve(Number(pages))).then((pdf) => {
          cache.set(keyOf(source), pdf);
          resolve(pagesIn(pdf));
        }, reject);
      }),
    worker: {
      name: 'pdfs',
      start: () => undefined,
      stop: () => pool.stop(),
    },
  };
};
