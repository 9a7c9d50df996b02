export const MAVEN_CURE: string;
export function mavenVersion(env: NodeJS.ProcessEnv): Promise<string | null>;
