import { badRequest } from './fault.ts';
import { listObject } from './objects/list.ts';
import { invoicePaymentsOf, lookUp, type World } from './world.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const deepest = 4;
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/** What is in an object only when it is asked for. */
const included = (world: World, object: JsonObject, key: string): Json | undefined => {
  if (object['object'] !== 'invoice' || key !== 'payments') return undefined;
  const id = String(object['id']);
  return plain(listObject(`/v1/invoice_payments?invoice=${id}`, invoicePaymentsOf(world, id)));
};

const expandKey = (world: World, object: JsonObject, key: string, path: string): Json => {
  const value = object[key] ?? included(world, object, key);
  if (value === undefined && !(key in object))
    throw badRequest(`This property cannot be expanded (${path}).`, 'expand');
  if (typeof value !== 'string') return value ?? null;
  const found = lookUp(world, value);
  if (!found) throw badRequest(`This property cannot be expanded (${path}).`, 'expand');
  return plain(found);
};

const expandIn = (world: World, value: Json, keys: readonly string[], path: string): void => {
  const [key, ...rest] = keys;
  if (key === undefined || value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) {
    for (const one of value) expandIn(world, one, keys, path);
    return;
  }
  const found = expandKey(world, value, key, path);
  if (Array.isArray(found))
    found.forEach((one, index) => {
      if (typeof one === 'string') found[index] = plain(lookUp(world, one) ?? one);
    });
  value[key] = found;
  expandIn(world, found, rest, path);
};

/** The answer as it goes over the wire, with ids replaced where `expand` asks for what they name. */
export const expanded = (world: World, answer: object, paths: readonly string[]): Json => {
  const result = plain(answer);
  for (const path of paths) {
    const keys = path.split('.');
    if (keys.length > deepest)
      throw badRequest(`You cannot expand more than ${deepest} levels of a property (${path}).`, 'expand');
    expandIn(world, result, keys, path);
  }
  return result;
};
