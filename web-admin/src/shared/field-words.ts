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

/** What one field is called by itself. Both languages' fields are called the same in a form, which has a column for each. */
export const fieldName = (
  { resource, field }: { resource: string; field: string },
  translate: Translate,
): string => {
  const name = fieldWords({ resource, fields: [field] }, translate);
  const language = /[a-z](Es|En)$/.exec(field)?.[1]?.toLowerCase();
  return language === undefined ? name : `${name} · ${translate(`academy.languages.${language}`)}`;
};
