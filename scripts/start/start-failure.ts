/** A reason why the academy cannot start, told in one sentence that names the cure. */
export class StartFailure extends Error {}
