import { later } from '../later.ts';
import { watchConnection } from './watch-connection.ts';

/** The page's one connection to its server; every call goes through its `fetch`. */
export const connection = watchConnection({
  fetch: (input, init) => fetch(input, init),
  // A small file of the page's own server, asked for by its head alone.
  probe: (signal) => fetch('/icon.svg', { method: 'HEAD', cache: 'no-store', signal }),
  later,
});
