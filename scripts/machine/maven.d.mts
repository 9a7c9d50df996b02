export const MAVEN_CURE: string;
export function mavenVersion(): Promise<string | null>;
