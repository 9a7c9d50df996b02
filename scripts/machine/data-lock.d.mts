export interface DataLock {
  add(pid: number, what: string): void;
  release(): void;
}
export function holderOf(dataDir: string): { pid: number; what: string } | null;
export function takeLock(dataDir: string, what: string, options?: { retryMs?: number }): DataLock | null;
