import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { certificateUrl } from '../../../shared/links.ts';
import { isWholeCode, printedCode } from '../model/code.ts';

/** Asks for a code and leads to the page that verifies it. */
export function CodeForm({ code = '' }: { code?: string }) {
  const { t } = useTranslation('certificates');
  const navigate = useNavigate();
  return (
    <Form
      className="code-form"
      name="certificate"
      layout="vertical"
      noValidate
      requiredMark={false}
      initialValues={{ code }}
      validateTrigger="onSubmit"
      onFinish={(fields: { code: string }) => void navigate(certificateUrl(printedCode(fields.code)))}
    >
      <Form.Item
        name="code"
        label={t('form.code')}
        extra={t('form.extra')}
        rules={[
          {
            validator: (_rule, typed: string) =>
              isWholeCode(typed ?? '') ? Promise.resolve() : Promise.reject(new Error(t('form.invalid'))),
          },
        ]}
      >
        <Input
          size="large"
          placeholder="K7QF-2M9X-4TRD"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      </Form.Item>
      <Button type="primary" size="large" htmlType="submit">
        {t('form.verify')}
      </Button>
    </Form>
  );
}
