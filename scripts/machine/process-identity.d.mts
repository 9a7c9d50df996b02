export function processIdentity(pid: number): string | null;
