/** Why the sandbox's collections keep members; a customer's id has the account's in it. */
export const sandboxKeeps =
  'The sandbox keeps its customers as a provider elsewhere would; it is for trying, and production refuses it.';
