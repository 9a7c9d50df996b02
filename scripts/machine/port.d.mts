export function portIsFree(port: number, host: string): Promise<boolean>;
export function freePorts(count: number, host: string): Promise<number[]>;
