import { languageSchema } from '@academy/contracts/shared/language.ts';
import { carriedRoleSchema, planSchema } from '@academy/contracts/shared/people.ts';
import { Schema, type Connection } from 'mongoose';
import { z } from 'zod';
import { defineModel, type RecordModel } from '../mongo/define-model.ts';
import { wordsOf } from '../text/search-terms.ts';

/** What a service keeps of a person, as auth told it last. */
export const personSchema = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: carriedRoleSchema,
  plan: planSchema,
  language: languageSchema.optional(),
  timeZone: z.string().optional(),
  /** Whether their address is confirmed; where it is not known, it is not. */
  emailConfirmed: z.boolean().optional(),
});

export type Person = Omit<z.output<typeof personSchema>, 'id'> & {
  _id: string;
  /** When the account was registered; absent, like language, time zone and confirmation, in a row that was kept before this was. */
  createdAt?: Date;
};
export type PersonName = Pick<Person, '_id' | 'username' | 'firstName' | 'lastName' | 'role'>;
/** What somebody was called when their name was held, and until when it is shown in the place of a newer one. */
export type HeldName = Pick<Person, 'username' | 'firstName' | 'lastName'> & { until: Date };

/** The words that a person is found by: those of their names and username, folded. */
export const personTerms = ({
  firstName,
  lastName,
  username,
}: Pick<Person, 'firstName' | 'lastName' | 'username'>): string[] => [
  ...new Set(wordsOf(`${firstName} ${lastName} ${username}`)),
];

interface PersonRow extends Person {
  /** See `personTerms`; absent in a row that was kept before it was. */
  terms?: string[];
  /** Absent where no name is held. */
  heldName?: HeldName;
  /** Of the event that it was last taken from. */
  sequence: number;
  /** The account is deleted: nothing but the id and this is left, for good. */
  removed?: boolean;
}

export type PersonModel = RecordModel<PersonRow>;

const schema: Schema = new Schema(
  {
    _id: String,
    username: String,
    firstName: String,
    lastName: String,
    role: String,
    plan: String,
    language: String,
    timeZone: String,
    emailConfirmed: Boolean,
    createdAt: Date,
    terms: { type: [String], default: undefined },
    heldName: { type: { _id: false, username: String, firstName: String, lastName: String, until: Date } },
    sequence: Number,
    removed: Boolean,
  },
  { collection: 'people', versionKey: false },
);
schema.index({ terms: 1 });

export const personModel = (connection: Connection): PersonModel =>
  defineModel<PersonRow>(connection, 'Person', schema, {
    kept: { _id: 'That an account is deleted is remembered, so that nothing is written for it later.' },
  });
