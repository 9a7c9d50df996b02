import { ApiError } from '@academy/web-kit/api/api-error.ts';
import type { FormInstance } from 'antd';

/** Puts what the server said of single fields under those fields. */
export function showServerErrors<T>(form: FormInstance<T>, error: unknown): void {
  if (!(error instanceof ApiError)) return;
  const names = new Set(Object.keys(form.getFieldsValue() as object));
  for (const [name, message] of Object.entries(error.fields)) {
    // Names come from the wire; only those that the form really has are shown.
    if (names.has(name)) form.setFields([{ name: name as never, errors: [message] }]);
  }
}
