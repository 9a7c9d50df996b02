type Translate = (key: string, options?: { _?: string }) => string;

/** What the changed fields of an entry are called: as on the section's own screens, or else as any section has them. */
export const fieldWords = (
  { resource, fields }: { resource: string; fields: readonly string[] },
  translate: Translate,
): string =>
  fields
    .map((field) =>
      translate(`resources.${resource}.fields.${field}`, {
        _: translate(`resources.audit.changed.${field}`, { _: field }),
      }),
    )
    .join(', ');
