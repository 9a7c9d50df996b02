/** A reason why a command cannot go on, told in one sentence that names the cure. */
export class CommandFailure extends Error {}
