import type { Feature } from '../lifecycle/feature.ts';
import { membersIn, type MembersIn } from '../mongo/members-in.ts';
import type { AnyModel } from '../mongo/any-model.ts';

/** Fields that hold an account's id by their name. `_id` may, too: there only the model can say so. */
const namesAnAccount =
  /(?:^|\.)(?:user|member|learner|author|actor|owner|staff)Id$|AuthorId$|(?:binned|saved)By$/;

interface CheckedModel extends AnyModel {
  readonly schema: AnyModel['schema'] & { readonly paths: Readonly<Record<string, unknown>> };
}

const faultOf = (model: CheckedModel, members: MembersIn, isErased: boolean): string | null => {
  const named = Object.keys(model.schema.paths).filter((path) => namesAnAccount.test(path));
  const silent = named.filter((path) => !members.erased.includes(path) && !(path in members.kept));
  if (silent.length > 0)
    return `${model.modelName} does not say what becomes of ${silent.join(', ')} with the account: declare it in defineModel`;
  if (members.erased.length > 0 && !isErased)
    return `${model.modelName} holds members' ids (${members.erased.join(', ')}) and is in no feature that has erase`;
  return null;
};

/**
 * Refuses a service that would keep something of a member whose account is deleted. Throws an Error that names each model
 * whose fields have a member's id undeclared, and each whose members nobody erases.
 */
export const checkErasure = (
  models: readonly CheckedModel[],
  features: readonly Pick<Feature, 'models' | 'erase'>[],
): void => {
  const erased = new Set(features.flatMap(({ models: own = [], erase }) => (erase ? own : [])));
  const faults = models
    .map((model) => faultOf(model, membersIn(model), erased.has(model)))
    .filter((fault) => fault !== null);
  if (faults.length > 0) throw new Error(faults.join('; '));
};
