export function doubledOffsetLogs(dataDir: string): string[];
