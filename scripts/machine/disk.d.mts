export const LEAST_FREE_MB: number;
export const LEAST_FREE_TO_RESTART_MB: number;
export const LEAST_FREE_TO_BUILD_MB: number;
export function freeMegabytes(folder: string): Promise<number>;
export function diskFault(folder: string, freeMb: number, leastMb: number): string | null;
export function tellsOfFullDisk(text: string): boolean;
