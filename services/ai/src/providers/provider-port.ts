import type { Language } from '@academy/contracts/shared/language.ts';

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** In tokens of the model; estimated where the provider does not say. */
export interface TokenUsage {
  input: number;
  output: number;
}

export interface ChatRequest {
  messages: readonly ChatMessage[];
  /** The answer ends there with `length`, also where the provider would go on. */
  maxOutputTokens: number;
  /** 0 to 2; the model's own when absent. */
  temperature?: number;
  /** Ends the provider's call at once. */
  signal: AbortSignal;
}

/** `filtered`: the provider's own filter ended the answer. */
export type ChatFinish = 'complete' | 'length' | 'filtered';

export type ChatPart =
  { kind: 'text'; text: string } | { kind: 'end'; finish: ChatFinish; usage: TokenUsage };

/** A language model behind an OpenAI-compatible address. */
export interface ChatModel {
  /** As configured. */
  name: string;
  /**
   * Streams one answer: at least one text, then exactly one end. Retries by itself, but never after the first text. Throws
   * ProviderError; when `signal` aborts, its reason.
   */
  stream(request: ChatRequest): AsyncIterable<ChatPart>;
}

export interface SpeechRequest {
  /** Prose, without Markdown. */
  text: string;
  language: Language;
  signal: AbortSignal;
}

export interface SpeechModel {
  /** As configured. */
  name: string;
  /** Speaks a text as MP3. Throws ProviderError; when `signal` aborts, its reason. */
  speak(request: SpeechRequest): Promise<Uint8Array>;
}

/** The models that are configured; null where the built-in provider does it. */
export interface Providers {
  chat: ChatModel | null;
  speech: SpeechModel | null;
}
