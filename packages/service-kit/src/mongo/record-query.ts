type Scalar = string | number | boolean | bigint | symbol | Date | null | undefined;
type ElementOf<V> = V extends readonly (infer Item)[] ? Item : V;

/** `last.lessonId`, `exercises.id`: a field of a subdocument, or of the subdocuments in an array, by its path. */
type NestedPath<R> = {
  [K in keyof R & string]: Exclude<ElementOf<NonNullable<R[K]>>, Scalar> extends infer Part
    ? [Part] extends [never]
      ? never
      : `${K}.${keyof Part & string}`
    : never;
}[keyof R & string];

type ValueAt<R, Path extends string> = Path extends `${infer Head}.${infer Tail}`
  ? Head extends keyof R
    ? Exclude<ElementOf<NonNullable<R[Head]>>, Scalar> extends infer Part
      ? Tail extends keyof Part
        ? Part[Tail]
        : never
      : never
    : never
  : never;

/** A record's own fields and those one level below them, by path. */
export type Flat<R> = { [K in keyof R]: R[K] } & { [P in NestedPath<R>]: ValueAt<R, P> };

interface Operators<V> {
  $eq?: V | null;
  $ne?: V | null;
  $in?: readonly (V | null)[];
  $nin?: readonly (V | null)[];
  $lt?: V;
  $lte?: V;
  $gt?: V;
  $gte?: V;
  $exists?: boolean;
  $regex?: string | RegExp;
  $options?: string;
  $size?: number;
  $elemMatch?: object;
}

/** One value of the field (of one element, where it is a list), null for a field that is absent too, or operators. */
type Condition<V> = V | ElementOf<V> | RegExp | null | Operators<NonNullable<ElementOf<V>>>;

/** Which records are meant; a field that the record has not is refused. */
export type Filter<R> = { [K in keyof Flat<R>]?: Condition<Flat<R>[K]> | undefined } & {
  $or?: readonly Filter<R>[];
  $and?: readonly Filter<R>[];
  $nor?: readonly Filter<R>[];
};

/** What is read of a record: the fields marked 1, or all but those marked 0. */
export type Projection<R> = { readonly [K in keyof Flat<R>]?: 0 | 1 };

type Marked<P, Mark extends 0 | 1> = { [K in keyof P]: P[K] extends Mark ? K : never }[keyof P];
type HeadOf<K> = K extends `${infer Head}.${string}` ? Head : K;
type Included<P> = Exclude<Marked<P, 1>, undefined>;

/** What a read with a projection gives. A subdocument of which a part is read keeps its whole type. */
export type Projected<R, P> = [Included<P>] extends [never]
  ? Omit<R, Extract<Marked<P, 0>, keyof R>>
  : Pick<R, Extract<Exclude<HeadOf<Included<P>> | '_id', Marked<P, 0>>, keyof R>>;

export type SortOrder<R> = { readonly [K in keyof Flat<R>]?: 1 | -1 };

/** An update by operators. */
export interface Update<R> {
  $set?: { [K in keyof Flat<R>]?: Flat<R>[K] | undefined };
  $setOnInsert?: { [K in keyof Flat<R>]?: Flat<R>[K] };
  $unset?: { [K in keyof Flat<R>]?: 1 };
  $inc?: { [K in keyof Flat<R>]?: number };
  $max?: { [K in keyof Flat<R>]?: Flat<R>[K] };
  $min?: { [K in keyof Flat<R>]?: Flat<R>[K] };
  $push?: { [K in keyof R]?: ElementOf<R[K]> | { $each: readonly ElementOf<R[K]>[]; $slice?: number } };
  $pull?: { [K in keyof R]?: ElementOf<R[K]> | object };
}
