import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { clearServerErrors, showServerErrors } from '../../../shared/ui/server-errors.ts';
import { useFailureToast } from '../../../shared/ui/toast/use-failure-toast.ts';
import { useRequestId } from '../../../shared/ui/use-request-id.ts';
import { ownQuestionsQuery, replyToHelp } from '../api/help.ts';

interface Fields {
  text: string;
}

/** Writes below an answer, in the same question. */
export function ReplyForm({ id, subject }: { id: string; subject: string }) {
  const { t } = useTranslation('help');
  const showFailure = useFailureToast(t('own.reply.failed'));
  const [form] = Form.useForm<Fields>();
  const requestId = useRequestId();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ text }: Fields) => replyToHelp({ id, text, requestId: requestId.current() }),
    onMutate: () => clearServerErrors(form),
    onSuccess() {
      requestId.renew();
      form.resetFields();
      void queries.invalidateQueries({ queryKey: ownQuestionsQuery.queryKey });
    },
    onError(error) {
      if (!showServerErrors(form, error)) showFailure(error);
    },
  });
  return (
    <Form
      noValidate
      form={form}
      name={`reply-${id}`}
      layout="vertical"
      aria-label={t('own.reply.about', { subject })}
      onValuesChange={requestId.renew}
      onFinish={(fields) => mutate(fields)}
    >
      <Form.Item name="text" label={t('own.reply.label')} initialValue="">
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} maxLength={5000} />
      </Form.Item>
      <Button htmlType="submit" disabled={isPending}>
        {isPending ? t('sending') : t('own.reply.send')}
      </Button>
    </Form>
  );
}
