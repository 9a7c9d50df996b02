interface GentleForm {
  valueOf: (name: string) => unknown;
  hasError: (name: string) => boolean;
  check: (name: string) => void;
}

interface GentleChecksOptions {
  form: GentleForm;
  later: (work: () => void, milliseconds: number) => () => void;
}

export const CHECK_AFTER_MS = 900;

const isEmpty = (value: unknown) => typeof value === 'string' && value.trim() === '';

/**
 * When the fields of a form are checked before it is sent: once typing pauses, when a field that holds something is left,
 * and at every key while it has an error, which so goes as soon as it is right. A field that was only passed by is no
 * fault of anybody's.
 */
export function createGentleChecks({ form, later }: GentleChecksOptions) {
  const cancel = new Map<string, () => void>();
  function check(name: string) {
    cancel.get(name)?.();
    const value = form.valueOf(name);
    if (value !== undefined && !isEmpty(value)) form.check(name);
  }
  return {
    typed(name: string) {
      cancel.get(name)?.();
      if (form.hasError(name)) return form.check(name);
      cancel.set(
        name,
        later(() => check(name), CHECK_AFTER_MS),
      );
    },
    left: check,
    stop: () => cancel.forEach((end) => end()),
  };
}
