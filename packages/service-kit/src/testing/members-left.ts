import { randomUUID } from 'node:crypto';
import type { Connection, Model, Schema } from 'mongoose';
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

/** The member at the path, `history.by` within an entry where `history` is a list. */
const memberAt = (schema: Schema, path: string, userId: string): Record<string, unknown> => {
  const steps = path.split('.');
  const value = steps.reduceRight<unknown>((inner, step, depth) => {
    const isList = schema.path(steps.slice(0, depth + 1).join('.'))?.instance === 'Array';
    return { [step]: isList ? [inner] : inner };
  }, userId);
  // There is a step in each path, so this is what the last one made.
  return value as Record<string, unknown>;
};

/** A record with something in each plain field, and the member in the one at the path. */
const recordWith = ({ schema }: Model<unknown>, path: string, userId: string): Record<string, unknown> => {
  const fields = Object.entries(schema.paths).filter(
    ([name, { instance }]) => !name.includes('.') && !(name in outboxFields) && instance in some,
  );
  return {
    ...Object.fromEntries(fields.map(([name, { instance }]) => [name, some[instance]])),
    _id: randomUUID(),
    ...memberAt(schema, path, userId),
  };
};

interface Place {
  model: Model<unknown>;
  path: string;
}

const nameOf = ({ model, path }: Place): string => `${model.modelName}.${path}`;

const isIn = async ({ model, path }: Place, userId: string): Promise<boolean> =>
  (await model.countDocuments({ [path]: userId })) > 0;

const placesIn = (connection: Connection, except: readonly string[]): Place[] => {
  const all = Object.values(connection.models).flatMap((model) =>
    membersIn(model).erased.map((path) => ({ model, path })),
  );
  const unknown = except.filter((name) => !all.some((place) => nameOf(place) === name));
  if (unknown.length > 0) throw new Error(`no model declares ${unknown.join(', ')} as erased`);
  const places = all.filter((place) => !except.includes(nameOf(place)));
  if (places.length === 0) throw new Error('no model declares a place from which members are erased');
  return places;
};

export interface MembersLeftOptions {
  /** Fields that may not hold just anything, by model, such as the status of a post. */
  fields?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Places that do not hold the id itself but a hash of it, such as `Vote.person`: their own tests look for it. */
  except?: readonly string[];
}

/**
 * Keeps a record of a member in each place that the models of a service declare as erased, deletes the member by the features
 * and gives the places in which something of them is left, such as `Draft.userId`; none where all is well. Throws an Error where
 * there is no such place, where one does not keep the member to begin with, and where an exception is of none.
 */
export const membersLeftAfterErasing = async (
  connection: Connection,
  features: readonly Feature[],
  { fields = {}, except = [] }: MembersLeftOptions = {},
): Promise<string[]> => {
  const userId = randomUUID();
  const places = placesIn(connection, except);
  for (const place of places) {
    const { model, path } = place;
    const record = { ...recordWith(model, path, userId), ...fields[model.modelName] };
    await model.create([record], { validateBeforeSave: false });
    if (!(await isIn(place, userId))) throw new Error(`${nameOf(place)} does not keep the member`);
  }
  await eraseFrom(features, userId);
  const left: string[] = [];
  for (const place of places) if (await isIn(place, userId)) left.push(nameOf(place));
  return left;
};
