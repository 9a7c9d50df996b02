export function portIsFree(port: number, host: string): Promise<boolean>;
export function freePorts(count: number, host: string): Promise<number[]>;
export function hostFault(host: string, error: unknown): string | null;
