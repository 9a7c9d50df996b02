import { noCategory } from '@academy/contracts/http/forum/post-writes.ts';
import type { FieldLabels } from '@academy/service-kit/http/field-labels.ts';

export const postLabels: FieldLabels = {
  title: { es: 'El título', en: 'The title' },
  content: { es: 'El contenido', en: 'The content' },
  categoryId: { es: 'La categoría', en: 'The category', missing: noCategory },
  isSpanish: { es: 'El idioma de la publicación', en: 'The language of the post' },
};
