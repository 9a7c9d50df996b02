import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

export interface Border {
  name: string;
  /** What is printed with a violation. */
  why: string;
  from?: IRegularForbiddenRuleType['from'];
  to: IRegularForbiddenRuleType['to'];
}

export const toRule = ({ name, why, from = {}, to }: Border): IRegularForbiddenRuleType => ({
  name,
  comment: why,
  severity: 'error',
  from,
  to,
});
