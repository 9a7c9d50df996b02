import type { Feature } from '../lifecycle/feature.ts';
import type { AnyModel } from '../mongo/any-model.ts';
import { fieldsIn, type Field, type SchemaWithPaths } from '../mongo/fields-in.ts';
import { membersIn } from '../mongo/members-in.ts';
import { outboxFields } from '../outbox/outbox-schema.ts';

/** Fields that hold accounts' ids by their name. `_id` may, too: there only the model can say so. */
const namesAccounts = [
  /(?:user|member|learner|author|actor|owner|staff|account|subscriber)ids?$/i,
  /(?:^|\.)by$|[a-z]By$/,
];

interface CheckedModel extends AnyModel {
  readonly schema: AnyModel['schema'] & SchemaWithPaths;
}

type Owner = Pick<Feature, 'name' | 'models' | 'erase'>;

/** The outbox's own: `outboxLease.by` names a process. */
const isBookkeeping = (path: string): boolean =>
  Object.keys(outboxFields).some((field) => path === field || path.startsWith(`${field}.`));

const holdsAccounts = ({ path }: Field): boolean =>
  namesAccounts.some((names) => names.test(path)) && !isBookkeeping(path);

/** What is inside of a field that may hold anything, only the model knows. */
const has = (fields: readonly Field[], path: string): boolean =>
  fields.some((field) => field.path === path || (field.isOpen && path.startsWith(`${field.path}.`)));

/** What is wrong with what a model declares, to be read behind its name. */
const faultsOf = (model: CheckedModel, owners: readonly Owner[]): string[] => {
  const { erased, kept } = membersIn(model);
  const fields = fieldsIn(model.schema);
  const declared = [...erased, ...Object.keys(kept)];
  const named = (paths: readonly string[], fault: (names: string) => string): string[] =>
    paths.length > 0 ? [fault(paths.join(', '))] : [];
  return [
    ...named(
      fields.filter(holdsAccounts).flatMap(({ path }) => (declared.includes(path) ? [] : [path])),
      (names) => `does not say what becomes of ${names} with the account: declare it in defineModel`,
    ),
    ...named(
      declared.filter((path) => !has(fields, path)),
      (names) => `declares ${names}, which its schema does not have`,
    ),
    ...named(
      Object.keys(kept).filter((path) => kept[path]?.trim() === ''),
      (names) => `does not say why it keeps ${names}`,
    ),
    ...named(
      owners.some((owner) => owner.erase) ? [] : erased,
      (names) => `holds members' ids (${names}) and is in no feature that has erase`,
    ),
  ];
};

/**
 * Refuses a service that would keep something of a member whose account is deleted. Throws an Error that names each model, with
 * its feature, whose fields have a member's id undeclared, which declares what is not there or keeps it for no reason, and each
 * whose members nobody erases.
 */
export const checkErasure = (models: readonly CheckedModel[], features: readonly Owner[]): void => {
  const faults = models.flatMap((model) => {
    const owners = features.filter(({ models: own = [] }) => own.includes(model));
    const names = owners.map(({ name }) => `"${name}"`).join(', ');
    const whose = names === '' ? '' : ` (feature ${names})`;
    return faultsOf(model, owners).map((fault) => `${model.modelName}${whose} ${fault}`);
  });
  if (faults.length > 0) throw new Error(faults.join('; '));
};
