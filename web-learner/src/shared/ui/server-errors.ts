import { ApiError } from '@academy/web-kit/api/api-error.ts';
import type { FormInstance } from 'antd';

const namesOf = <T>(form: FormInstance<T>): string[] => Object.keys(form.getFieldsValue() as object);

/** Takes what the server said of fields away again, before they are sent once more. */
export function clearServerErrors<T>(form: FormInstance<T>): void {
  form.setFields(namesOf(form).map((name) => ({ name: name as never, errors: [] })));
}

/**
 * Puts what the server said of single fields under those fields, and the focus into the first of them. Tells whether it
 * said anything of them: then it need not be said again elsewhere.
 */
export function showServerErrors<T>(form: FormInstance<T>, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  // Names come from the wire; only those that the form really has are shown.
  const wrong = namesOf(form).filter((name) => error.fields[name] !== undefined);
  form.setFields(wrong.map((name) => ({ name: name as never, errors: [error.fields[name] as string] })));
  if (wrong[0] !== undefined) form.focusField(wrong[0] as never);
  return wrong.length > 0;
}
