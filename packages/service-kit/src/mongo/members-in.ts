import type { AnyModel } from './any-model.ts';

/** What becomes of the fields of a model that hold an account's id, once the account is deleted. */
export interface MembersIn {
  /** Erased, with the record or out of it, by the `erase` of the feature that keeps the model. */
  erased: readonly string[];
  /** Kept, each with the reason, such as a law. */
  kept: Readonly<Record<string, string>>;
}

const none: MembersIn = { erased: [], kept: {} };
const declared = new WeakMap<AnyModel, MembersIn>();

export const declareMembers = (model: AnyModel, members: Partial<MembersIn>): void => {
  declared.set(model, { ...none, ...members });
};

/** What `defineModel` was told of a model; nothing where it was told nothing. */
export const membersIn = (model: AnyModel): MembersIn => declared.get(model) ?? none;
