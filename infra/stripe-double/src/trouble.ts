export type Trouble =
  /** The connection ends before the request is carried out, or after it, before its answer. */
  | 'lost-request'
  | 'lost-answer'
  /** It is carried out, and answered with 500. */
  | 'server-error'
  | 'rate-limit'
  /** Nothing comes back at all. */
  | 'silence';

interface Planned {
  method: string;
  path: RegExp;
  /** What goes wrong, or what happens in the account just before the request is carried out. */
  what: Trouble | (() => void);
  times: number;
}

/** What goes wrong, and with which requests. */
export const createTroubles = () => {
  const planned: Planned[] = [];
  return {
    plan: (method: string, path: RegExp, what: Planned['what'], times = 1): void =>
      void planned.push({ method, path, what, times }),
    next: (method: string, path: string): Trouble | null => {
      const found = planned.find((one) => one.times > 0 && one.method === method && one.path.test(path));
      if (!found) return null;
      found.times -= 1;
      if (typeof found.what === 'string') return found.what;
      found.what();
      return null;
    },
    clear: (): void => void planned.splice(0),
  };
};
