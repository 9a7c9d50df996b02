import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../shared/i18n/language.ts';
import { clearServerErrors, showServerErrors } from '../../../shared/ui/server-errors.ts';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { putPost, refreshLists } from '../api/changes.ts';
import { updatePost, type ForumPost, type PostChange } from '../api/posts.ts';
import { FailureNote } from '../../../shared/ui/failure-note.tsx';
import { PostFields } from './post-fields.tsx';
import './post-form.css';

interface Fields {
  title: string;
  content: string;
  categoryId: string;
  language: Language;
}

/** The author's own post in a form. */
export function PostEditor({ post, onDone }: { post: ForumPost; onDone: () => void }) {
  const { t } = useTranslation('community');
  const shared = useTranslation().t;
  const queries = useQueryClient();
  const [form] = Form.useForm<Fields>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (change: PostChange) => updatePost(post.id, change),
    onMutate: () => clearServerErrors(form),
    async onSuccess(changed) {
      toast({ title: t('saved') });
      putPost(queries, changed);
      onDone();
      await refreshLists(queries);
    },
    onError: (failure) => void showServerErrors(form, failure),
  });
  const save = ({ language, ...fields }: Fields) => mutate({ ...fields, isSpanish: language === 'es' });

  return (
    <Form
      noValidate
      form={form}
      name="edit-post"
      layout="vertical"
      className="post-form"
      validateTrigger="onSubmit"
      initialValues={{
        title: post.title,
        content: post.content,
        categoryId: post.categoryId,
        language: post.isSpanish ? 'es' : 'en',
      }}
      onFinish={save}
    >
      <fieldset disabled={isPending}>
        <PostFields />
      </fieldset>
      <FailureNote error={error} />
      <div className="post-form__end">
        <Button type="primary" htmlType="submit" disabled={isPending}>
          {isPending ? t('saving') : t('save')}
        </Button>
        <Button disabled={isPending} onClick={onDone}>
          {shared('cancel')}
        </Button>
      </div>
    </Form>
  );
}
