import { randomUUID } from 'node:crypto';
import type { Connection, Model } from 'mongoose';
import { eraseFrom, type Feature } from '../lifecycle/feature.ts';
import { membersIn } from '../mongo/members-in.ts';
import { outboxFields } from '../outbox/outbox-schema.ts';

/** What some field of a type may hold. */
const some: Readonly<Record<string, unknown>> = {
  String: 'text',
  Number: 1,
  Boolean: false,
  Date: new Date(),
};

/** A record with something in each plain field, and the member in the one at the path; `history.by` is in a list's entry. */
const recordWith = ({ schema }: Model<unknown>, path: string, userId: string): Record<string, unknown> => {
  const fields = Object.entries(schema.paths).filter(
    ([name, { instance }]) => !name.includes('.') && !(name in outboxFields) && instance in some,
  );
  const [outer = path, inner] = path.split('.');
  return {
    ...Object.fromEntries(fields.map(([name, { instance }]) => [name, some[instance]])),
    _id: randomUUID(),
    [outer]: inner === undefined ? userId : [{ [inner]: userId }],
  };
};

/** Fields that may not hold just anything, by model, such as the status of a post. */
export type FieldsOf = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Keeps a record of a member in each place that the models of a service declare as erased, deletes the member by the features
 * and gives the places in which something of them is left, such as `Draft.userId`; none where all is well.
 */
export const membersLeftAfterErasing = async (
  connection: Connection,
  features: readonly Feature[],
  fieldsOf: FieldsOf = {},
): Promise<string[]> => {
  const userId = randomUUID();
  const places = Object.values(connection.models).flatMap((model) =>
    membersIn(model).erased.map((path) => ({ model, path })),
  );
  for (const { model, path } of places) {
    const record = { ...recordWith(model, path, userId), ...fieldsOf[model.modelName] };
    await model.create([record], { validateBeforeSave: false });
  }
  await eraseFrom(features, userId);
  const left = await Promise.all(
    places.map(async ({ model, path }) =>
      (await model.countDocuments({ [path]: userId })) > 0 ? [`${model.modelName}.${path}`] : [],
    ),
  );
  return left.flat();
};
