import type { ChatMessage } from './provider-port.ts';

/**
 * About how many tokens a text is, rounded up: a token is four characters of English and a little over three of Spanish. On
 * the high side, so that a reservation covers the call.
 */
export const estimateTokens = (text: string): number => Math.ceil(text.length / 3.2);

/** About how many tokens a model reads of a question. */
export const estimateInput = (messages: readonly ChatMessage[]): number =>
  estimateTokens(messages.map(({ content }) => content).join('\n'));
