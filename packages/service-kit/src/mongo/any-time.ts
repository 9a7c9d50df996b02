/** A condition on a time: that there is one. An index serves it, a sparse one too, and not that a field exists or is another than null. */
export const anyTime = { $gt: new Date(0) };
