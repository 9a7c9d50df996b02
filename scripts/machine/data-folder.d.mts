export function closeDataFolder(dataDir: string): void;
export function isOpenToOthers(dataDir: string): boolean;
export function dataFolderFault(dataDir: string, error: unknown): string | null;
export function dataFolderAccessFault(dataDir: string): string | null;
