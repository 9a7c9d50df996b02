import { tutorFrameSchema, type TutorFrame } from '@academy/contracts/http/ai/tutor-answers.ts';

const parse = (text: string): TutorFrame | null => {
  const event = /^event: (.*)$/m.exec(text)?.[1];
  const data = /^data: (.*)$/m.exec(text)?.[1];
  return event && data ? tutorFrameSchema.parse({ event, data: JSON.parse(data) }) : null;
};

/** The frames of a stream of server-sent events as they come; comments are left out. */
export async function* readFrames(body: ReadableStream<Uint8Array>): AsyncGenerator<TutorFrame> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const frame = parse(part);
      if (frame) yield frame;
    }
  }
}

export const allFrames = async (response: Response): Promise<TutorFrame[]> => {
  const frames: TutorFrame[] = [];
  if (response.body) for await (const frame of readFrames(response.body)) frames.push(frame);
  return frames;
};
