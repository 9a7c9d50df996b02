/**
 * After how many of the received mails a mailer is killed: one count at random in each of `kills` equal stretches, each
 * from 1 to `mails`. Never 0, which no received mail makes true.
 */
export const killPoints = (mails: number, kills: number, random: () => number = Math.random): Set<number> =>
  new Set(Array.from({ length: kills }, (_, index) => 1 + Math.floor(((index + random()) * mails) / kills)));
