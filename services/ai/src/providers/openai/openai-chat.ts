import type OpenAI from 'openai';
import { estimateInput, estimateTokens } from '../estimate-tokens.ts';
import { ProviderError } from '../provider-error.ts';
import type { ChatFinish, ChatModel, ChatPart, ChatRequest, TokenUsage } from '../provider-port.ts';
import { toProviderError } from './openai-errors.ts';
import { pauseBeforeRetry } from './retry.ts';
import { createWatch, type Watch } from './watch.ts';

export interface OpenaiChatOptions {
  client: OpenAI;
  model: string;
  /** OpenAI's own newer models take no `max_tokens`; many other servers know nothing else. */
  limitField: 'max_tokens' | 'max_completion_tokens';
  /** From the question to the first word, retries included. */
  firstWordMs: number;
  /** Between two words. */
  idleMs: number;
}

type Chunk = OpenAI.ChatCompletionChunk;

/** More than any tokenizer gives: where the text is longer, the provider has ignored its limit. */
const mostCharactersPerToken = 6;

const finishOf = (reason: string): ChatFinish => {
  if (reason === 'length') return 'length';
  return reason === 'content_filter' ? 'filtered' : 'complete';
};

const open = (
  { client, model, limitField }: OpenaiChatOptions,
  { messages, maxOutputTokens, temperature }: ChatRequest,
  signal: AbortSignal,
) =>
  client.chat.completions.create(
    {
      model,
      messages: messages.map(({ role, content }) => ({ role, content })),
      stream: true,
      stream_options: { include_usage: true },
      [limitField]: maxOutputTokens,
      ...(temperature !== undefined && { temperature }),
    },
    { signal },
  );

/** What a stream has said so far. */
interface Progress {
  text: string;
  finish: ChatFinish | null;
  usage: TokenUsage | null;
  /** Whether more came than there was room for. */
  isOver: boolean;
}

/** Takes one chunk in and gives its text, as much of it as there is room for. Servers differ, so nothing in it is taken for granted. */
const take = (progress: Progress, chunk: Partial<Chunk> | null, mostCharacters: number): string => {
  const choice = chunk?.choices?.[0];
  const content: unknown = choice?.delta?.content;
  const whole = typeof content === 'string' ? content : '';
  const text = whole.slice(0, mostCharacters - progress.text.length);
  progress.text += text;
  if (choice?.finish_reason) progress.finish = finishOf(choice.finish_reason);
  if (text.length < whole.length) progress.isOver = true;
  const { prompt_tokens: input, completion_tokens: output } = chunk?.usage ?? {};
  if (typeof input === 'number' && typeof output === 'number') progress.usage = { input, output };
  return text;
};

const endOf = ({ text, finish, usage }: Progress, { messages }: ChatRequest): ChatPart => {
  if (finish === null) throw new ProviderError('interrupted', 'the stream ended without a finish reason');
  if (text.trim() === '') throw new ProviderError('empty', `the stream ended with ${finish} and no text`);
  const estimate = (): TokenUsage => ({
    input: estimateInput(messages),
    output: estimateTokens(text),
  });
  return { kind: 'end', finish, usage: usage ?? estimate() };
};

async function* readChunks(
  options: OpenaiChatOptions,
  request: ChatRequest,
  { progress, watch }: { progress: Progress; watch: Watch },
): AsyncGenerator<ChatPart> {
  const mostCharacters = request.maxOutputTokens * mostCharactersPerToken;
  const stream = await open(options, request, watch.signal);
  for await (const chunk of stream) {
    const text = take(progress, chunk, mostCharacters);
    if (progress.text !== '') watch.allow(options.idleMs, 'next word');
    if (text !== '') yield { kind: 'text', text };
    if (progress.isOver) {
      progress.finish = 'length';
      // Leaving the loop closes the connection.
      break;
    }
  }
  // The SDK ends an aborted stream as if it were whole.
  watch.throwIfOver();
}

/** One attempt. */
async function* streamOnce(
  options: OpenaiChatOptions,
  request: ChatRequest,
  deadline: number,
): AsyncGenerator<ChatPart> {
  const watch = createWatch(request.signal);
  const progress: Progress = { text: '', finish: null, usage: null, isOver: false };
  watch.allow(deadline - Date.now(), 'first word');
  try {
    yield* readChunks(options, request, { progress, watch });
  } catch (error) {
    watch.throwIfOver();
    // Nothing but the bookkeeping was to come.
    if (progress.finish === null || progress.text === '') throw toProviderError(error);
  } finally {
    watch.stop();
  }
  yield endOf(progress, request);
}

/** Asks again until an answer begins. What breaks off after that is `interrupted`. */
async function* streamWithRetries(
  options: OpenaiChatOptions,
  request: ChatRequest,
): AsyncGenerator<ChatPart> {
  const deadline = Date.now() + options.firstWordMs;
  for (let attempt = 1; ; attempt += 1) {
    let hasBegun = false;
    try {
      for await (const part of streamOnce(options, request, deadline)) {
        hasBegun = true;
        yield part;
      }
      return;
    } catch (error) {
      request.signal.throwIfAborted();
      const failure = toProviderError(error);
      if (hasBegun) throw new ProviderError('interrupted', failure.message, { cause: failure });
      await pauseBeforeRetry(failure, { attempt, deadline, signal: request.signal });
    }
  }
}

/** A chat model behind the OpenAI SDK. */
export const createOpenaiChat = (options: OpenaiChatOptions): ChatModel => ({
  name: options.model,
  stream: (request) => streamWithRetries(options, request),
});
