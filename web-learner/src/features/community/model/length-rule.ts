interface Rule {
  validator: (rule: unknown, value: unknown) => Promise<void>;
}

/** A form's rule, as the server has it: so many characters at least, blanks at the ends not counted. */
export const atLeast = (length: number, message: string): Rule => ({
  validator: (_, value) =>
    [...String(value ?? '').trim()].length >= length ? Promise.resolve() : Promise.reject(new Error(message)),
});
