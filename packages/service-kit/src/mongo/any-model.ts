/**
 * A model of records that are at least `R`, closed: what a service hands to the kit's helpers, which know the
 * bookkeeping fields of every model.
 */
export interface AnyModel<R = unknown> {
  readonly modelName: string;
  /** What the model knows of its fields; undefined for a path that it has not. */
  readonly schema: { path(name: string): unknown };
  /** Never there at run time: it ties the model to its records for the compiler. */
  readonly record?: R;
}
