import { serveThread } from '@academy/service-kit/threads/serve-thread.ts';
import { placedPassages } from '../domain/placed-passages.ts';
import type { Cutting } from './cutter.ts';

serveThread(
  () =>
    ({ kind, record }: Cutting) =>
      placedPassages(kind, record),
);
