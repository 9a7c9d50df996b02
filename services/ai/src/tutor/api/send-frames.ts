import type { TutorFrame } from '@academy/contracts/http/ai/tutor-answers.ts';
import type { Response } from 'express';

/** A proxy takes a stream that is silent for long to be dead. */
const heartbeatMs = 15_000;

const toText = ({ event, data }: TutorFrame): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

export interface SendFramesOptions {
  /** The error frame; it is the last. */
  errorFrame: (error: unknown) => TutorFrame;
  signal: AbortSignal;
}

/** Writes frames as server-sent events until they end, or until the reader has gone. Never rejects. */
export const sendFrames = async (
  res: Response,
  frames: AsyncIterable<TutorFrame>,
  { errorFrame, signal }: SendFramesOptions,
): Promise<void> => {
  res.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  res.flushHeaders();
  const heartbeat = setInterval(() => res.write(': still here\n\n'), heartbeatMs);
  try {
    for await (const frame of frames) {
      if (signal.aborted) return;
      res.write(toText(frame));
    }
  } catch (error) {
    if (!signal.aborted) res.write(toText(errorFrame(error)));
  } finally {
    clearInterval(heartbeat);
    res.end();
  }
};
