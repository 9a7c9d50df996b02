import type { RubricData } from '@academy/contracts/content/exercise-file.ts';
import { useTranslate } from 'ra-core';
import { useCriterionName, useGroupName } from './criterion-name.ts';
import type { FieldFault } from './rubric-text.ts';

/** A rule by what it is about: cards do not speak of items and characters where they have a better word. */
function cardRuleOf({ rule, path }: FieldFault): string {
  const last = path.findLast((name) => typeof name === 'string');
  if (path.includes('any') && rule.endsWith('_string')) return `${rule}_any`;
  return rule.endsWith('_array') ? `${rule}_${String(last)}` : rule;
}

/** What a card says of a rule: without the names that fields have in YAML. */
export function useCardFaultText() {
  const translate = useTranslate();
  const text = (kind: string, name: string, values: object) => translate(`resources.${kind}.${name}`, values);
  return (fault: FieldFault) => {
    const { rule, values } = fault;
    const general = text('rubric.cardRules', rule, {
      ...values,
      _: text('rubric.rules', rule, values),
    });
    return text('rubric.cardRules', cardRuleOf(fault), { ...values, _: general });
  };
}

/** The same with the name of the card that it is about, for where no card stands beside it. */
export function useNamedFaultText() {
  const translate = useTranslate();
  const faultText = useCardFaultText();
  const nameOf = useCriterionName();
  const groupNameOf = useGroupName();
  return (fault: FieldFault, { criteria, groups = [] }: RubricData) => {
    const [part, at] = fault.path;
    const criterion = part === 'criteria' ? criteria[Number(at)] : undefined;
    const group = part === 'groups' ? groups[Number(at)] : undefined;
    const name =
      (criterion && nameOf(criterion)) ??
      (group && groupNameOf(group, Number(at))) ??
      (part === 'passScore' ? translate('resources.rubric.passScore') : null);
    const said = faultText(fault);
    return name === null ? said : translate('resources.rubric.cardRules.of', { name, fault: said });
  };
}
