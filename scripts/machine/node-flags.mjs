/**
 * What every process of `npm start` is run with. Young objects get 4 MB instead of 16: a start fills them all, and V8 gives
 * them back when it pleases. It is 60 MB less for each process, and no call is slower (`bench/memory.ts`).
 */
export const nodeFlags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4'];
