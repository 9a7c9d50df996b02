import type { Kind } from './deliveries.ts';
import type { ChaosReport } from './run-chaos.ts';

const unbelievable = ['forged', 'stale', 'altered'] as const satisfies Kind[];
const believable = ['genuine', 'doubled'] as const satisfies Kind[];

/** What must not be, each in words with its figure; empty where all is well. */
export const faultsOf = (report: ChaosReport): string[] => {
  const { deliveries, refused } = report.tally;
  const checks: [string, number][] = [
    ['members whose plan is not what Stripe says', report.planWrong],
    ['members with two subscriptions that live', report.paidTwice],
    ['genuine messages not stored, or stored twice', report.lost],
    ['genuine messages not handled', report.genuine - report.handled],
    ['messages stored that are not genuine', report.intruders],
    ['members whose plan_changed contradict each other or their plan', report.inconsistent],
    ['members told of more changes than there were', report.needless],
    ...unbelievable.map((kind): [string, number] => [
      `${kind} messages not refused`,
      deliveries[kind] - refused[kind],
    ]),
    ...believable.map((kind): [string, number] => [`${kind} messages refused`, refused[kind]]),
  ];
  return checks.filter(([, figure]) => figure !== 0).map(([what, figure]) => `${figure} ${what}`);
};
