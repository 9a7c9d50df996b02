export const LEAST_JAVA: number;
export const JAVA_CURE: string;
export function javaProgram(env: NodeJS.ProcessEnv, name?: string): string;
export function majorOf(versionOutput: string): number | null;
export function javaVersion(env: NodeJS.ProcessEnv): Promise<number | null>;
export function hasJavaCompiler(env: NodeJS.ProcessEnv): Promise<boolean>;
export function javaFault(major: number | null): string | null;
