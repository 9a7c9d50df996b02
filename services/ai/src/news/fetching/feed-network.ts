/** The answer to one request; its owner reads the body or closes it. */
export interface FeedAnswer {
  status: number;
  header: (name: string) => string | undefined;
  body: AsyncIterable<Uint8Array>;
  close: () => void;
}

export interface FeedRequest {
  url: URL;
  /** The IP address that was checked: the connection goes there, whatever the name says by now. */
  address: string;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
}

/** How feeds reach the network. Tests have their own. */
export interface FeedNetwork {
  /** Every IP address of a name. Rejects where it has none. */
  resolve: (hostname: string) => Promise<readonly string[]>;
  /** One GET, to exactly that IP address, following nothing. */
  connect: (request: FeedRequest) => Promise<FeedAnswer>;
}
