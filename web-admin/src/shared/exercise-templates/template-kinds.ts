/** Kinds of task that a new exercise can begin with; `blank` is one without a template. */
export const templateKinds = ['blank', 'email', 'summary', 'extraction', 'classification', 'source'] as const;

export type TemplateKind = (typeof templateKinds)[number];
