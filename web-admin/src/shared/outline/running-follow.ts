import { createContext } from 'react';

/** Which version a form is about to go on with: a save before that would be a conflict with one's own move. */
export function createRunningFollow() {
  let running: Promise<number | undefined> | null = null;
  return {
    /** It fails where the record is gone, and then the save says so. */
    note(follow: Promise<number | undefined>) {
      const noted = Promise.all([running, follow.catch(() => undefined)])
        .then(([before, now]) => now ?? before ?? undefined)
        .finally(() => {
          if (running === noted) running = null;
        });
      running = noted;
    },
    /** What is to be saved, once nothing is running any more. */
    async caughtUp<Data extends object>(data: Data): Promise<Data> {
      let version: number | undefined;
      while (running !== null) version = (await running) ?? version;
      return version === undefined ? data : { ...data, version };
    },
  };
}

export const RunningFollowContext = createContext(createRunningFollow());
