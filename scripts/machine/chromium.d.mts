export function findChromium(env: NodeJS.ProcessEnv): string | null;
export function playwrightFolder(env: NodeJS.ProcessEnv): string;
