export function compiledCode(root: string): string;
