export const DATA_FORMAT: number;
export function dataFormat(dataDir: string): number | null;
export function dataFormatFault(where: string, format: number | null): string | null;
