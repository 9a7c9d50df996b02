/** What the stub does with one call. */
export type Behaviour =
  /** Streams `pieces`, a pause before each. Without pieces it says what it was asked. */
  | {
      kind: 'answer';
      pieces?: string[];
      firstMs?: number;
      betweenMs?: number;
      finish?: string;
      usage?: boolean;
    }
  /** Answers with a status and OpenAI's error body. */
  | { kind: 'status'; status: number; headers?: Record<string, string>; code?: string }
  /** Takes the request and never answers; with `headers`, the head of an answer comes. */
  | { kind: 'silent'; headers?: boolean }
  /** Cuts the connection after these pieces. */
  | { kind: 'cut'; pieces?: string[] }
  /** Ends the stream properly after these pieces, but never says that the answer is finished. */
  | { kind: 'unfinished'; pieces?: string[] }
  /** Stops sending after these pieces and keeps the connection. */
  | { kind: 'stall'; pieces?: string[] }
  /** Sends what is not JSON after these pieces. */
  | { kind: 'malformed'; pieces?: string[] }
  /** Reports an error inside the stream after these pieces. */
  | { kind: 'error-frame'; pieces?: string[] }
  /** Sends so many tokens, whatever limit it was given. */
  | { kind: 'flood'; tokens: number }
  /** Finishes without a word. */
  | { kind: 'empty' }
  /** Sends JSON that is no chunk. */
  | { kind: 'strange' };

export interface RecordedCall {
  path: string;
  authorization: string | undefined;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads any part and asserts on it
  body: any;
  /** Milliseconds since the epoch. */
  at: number;
  endedAt: number | null;
  /** The caller went before the answer was whole. */
  wasAborted: boolean;
}

export interface ProviderStub {
  /** For OPENAI_BASE_URL. */
  url: string;
  calls: RecordedCall[];
  next: (...behaviours: Behaviour[]) => void;
  /** Forgets what was queued and called. */
  reset: () => void;
  close: () => Promise<void>;
}
