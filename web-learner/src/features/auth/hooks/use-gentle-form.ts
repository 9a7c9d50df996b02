import { Form, type FormProps } from 'antd';
import { useEffect, useMemo } from 'react';
import { later } from '../../../shared/later.ts';
import { createGentleChecks } from '../model/gentle-checks.ts';

/** A form that speaks of a fault once it is one, and of all of them when it is sent, with the focus on the first. */
export function useGentleForm<T extends object>(name: string) {
  const [form] = Form.useForm<T>();
  const checks = useMemo(
    () =>
      createGentleChecks({
        later,
        form: {
          valueOf: (field) => form.getFieldValue(field as never) as unknown,
          hasError: (field) => form.getFieldError(field as never).length > 0,
          check: (field) => void form.validateFields([field as never]).catch(() => undefined),
        },
      }),
    [form],
  );
  useEffect(() => checks.stop, [checks]);

  const formProps = {
    noValidate: true,
    form,
    name,
    layout: 'vertical',
    requiredMark: false,
    validateTrigger: [] as string[],
    onValuesChange: (changed) => Object.keys(changed as object).forEach(checks.typed),
    onBlur: ({ target }) => {
      // antd names a field's input after form and field.
      if (target.id.startsWith(`${name}_`)) checks.left(target.id.slice(name.length + 1));
    },
    onFinishFailed: ({ errorFields: [first] }) => first && form.focusField(first.name as never),
  } satisfies FormProps<T>;
  return { form, formProps };
}
