import type { AnsweredBy } from '@academy/contracts/http/ai/answered-by.ts';
import type { ChatFinish, TokenUsage } from '../provider-port.ts';
import type { AnswerPart } from './answer.ts';

/** An answer that has been read to its end. */
export interface CollectedAnswer {
  text: string;
  answeredBy: AnsweredBy;
  finish: ChatFinish;
  usage: TokenUsage;
}

/** Reads all parts of an answer. Throws what they throw, and an Error where they lack a beginning or an end. */
export const wholeOf = async (parts: AsyncIterable<AnswerPart>): Promise<CollectedAnswer> => {
  let text = '';
  let answeredBy: AnsweredBy | null = null;
  let end: Pick<CollectedAnswer, 'finish' | 'usage'> | null = null;
  for await (const part of parts) {
    if (part.kind === 'begin') ({ answeredBy } = part);
    else if (part.kind === 'text') text += part.text;
    else end = { finish: part.finish, usage: part.usage };
  }
  if (!answeredBy || !end) throw new Error('an answer lacks its beginning or its end');
  return { text, answeredBy, ...end };
};
