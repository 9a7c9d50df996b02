import type { Language } from '@academy/contracts/shared/language.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';
import { html, type Html } from './html.ts';
import { layoutTexts } from './layout-texts.ts';

export type FieldErrors = Readonly<Partial<Record<string, Localised>>>;

export interface Field {
  name: string;
  label: Localised;
  value: string;
  optional?: boolean;
  digits?: boolean;
  placeholder?: string;
  autocomplete: string;
  maxLength: number;
}

export interface FormState {
  language: Language;
  errors: FieldErrors;
}

const errorOf = (name: string, { language, errors }: FormState): Html | null => {
  const error = errors[name];
  return error ? html`<span class="error" id="${name}-error">${error[language]}</span>` : null;
};

/** The first wrong field has the focus when the page comes back. */
const stateOf = (name: string, { errors }: FormState): Html | null => {
  if (!errors[name]) return null;
  const isFirst = Object.keys(errors)[0] === name;
  return html`aria-invalid="true" aria-describedby="${name}-error" ${isFirst ? html`autofocus` : null}`;
};

const labelOf = (name: string, label: Localised, state: FormState, optional = false): Html =>
  html`<label for="${name}"
    >${label[state.language]}
    ${optional ? html`<span class="opt">${layoutTexts.optional[state.language]}</span>` : null}</label
  >`;

export const textField = (field: Field, state: FormState): Html =>
  html`<div class="field">
    ${labelOf(field.name, field.label, state, field.optional)}
    <input
      id="${field.name}"
      name="${field.name}"
      value="${field.value}"
      maxlength="${field.maxLength}"
      autocomplete="${field.autocomplete}"
      ${field.placeholder ? html`placeholder="${field.placeholder}"` : null}
      ${field.digits ? html`class="digits" inputmode="numeric"` : null}
      ${stateOf(field.name, state)}
    />
    ${errorOf(field.name, state)}
  </div>`;

export interface Choice {
  value: string;
  text: string;
}

export const selectField = (
  field: Pick<Field, 'name' | 'label' | 'value' | 'autocomplete'>,
  choices: readonly Choice[],
  state: FormState,
): Html =>
  html`<div class="field">
    ${labelOf(field.name, field.label, state)}
    <select
      id="${field.name}"
      name="${field.name}"
      autocomplete="${field.autocomplete}"
      ${stateOf(field.name, state)}
    >
      ${choices.map(
        ({ value, text }) =>
          html`<option value="${value}" ${value === field.value ? html`selected` : null}>${text}</option>`,
      )}
    </select>
    ${errorOf(field.name, state)}
  </div>`;

/** What is wrong, told at once, with a way to each field; nothing where nothing is. */
export const errorSummary = ({ language, errors }: FormState): Html | null => {
  const entries = Object.entries(errors).flatMap(([name, error]) => (error ? [{ name, error }] : []));
  if (entries.length === 0) return null;
  return html`<div class="alert" role="alert">
    <strong>${layoutTexts.checkFields[language]}</strong>
    <ul>
      ${entries.map(({ name, error }) => html`<li><a href="#${name}">${error[language]}</a></li>`)}
    </ul>
  </div>`;
};
