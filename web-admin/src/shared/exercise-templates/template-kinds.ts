/** What a new exercise can begin with: general points, the request alone, or a template for a kind of task. */
export const templateKinds = [
  'general',
  'blank',
  'email',
  'summary',
  'extraction',
  'classification',
  'source',
] as const;

export type TemplateKind = (typeof templateKinds)[number];
