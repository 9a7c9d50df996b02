/** The categories of documents that every library begins with, in their order. Staff rename, retire and delete them as any other. */
export const firstDocumentCategories = [
  { id: 'guides', nameEs: 'Guías', nameEn: 'Guides' },
  { id: 'cases', nameEs: 'Casos prácticos', nameEn: 'Case studies' },
  { id: 'enterprise', nameEs: 'Empresa', nameEn: 'Enterprise' },
  { id: 'reference', nameEs: 'Consulta', nameEn: 'Reference' },
] as const;
