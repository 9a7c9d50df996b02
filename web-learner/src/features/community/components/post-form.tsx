import { Button, Form } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../shared/i18n/language.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { clearServerErrors, showServerErrors } from '../../../shared/ui/server-errors.ts';
import { TITLE, type ForumTopic } from '../api/posts.ts';
import { useCreatePost } from '../hooks/use-create-post.ts';
import { useWriting } from '../hooks/use-writing.ts';
import { isBlank, parseDraft, titleFrom, type PostDraft } from '../model/post-draft.ts';
import { FailureNote } from '../../../shared/ui/failure-note.tsx';
import { LeftNote } from './left-note.tsx';
import { PostFields } from './post-fields.tsx';
import { SimilarPosts } from './similar-posts.tsx';
import './forum.css';
import './post-form.css';

/** An attempt at an exercise: how it is shown, and what lets others read it. */
export interface BroughtAttempt {
  id: string;
  preview: ReactNode;
  share: () => Promise<void>;
}

export interface NewPost {
  /** The lesson or document that it is about, and its title. */
  topic?: (ForumTopic & { title: string }) | undefined;
  /** An attempt that the post shares. */
  attempt?: BroughtAttempt | undefined;
  /** What it asks, filled in. */
  question?: string | undefined;
  /** Chosen beforehand. */
  categoryId?: string | undefined;
}

type Fields = Omit<PostDraft, 'isSpanish'> & { language: Language };

/** Each topic and each question that was brought along has a draft of its own. */
const draftName = ({ topic, question }: Pick<NewPost, 'topic' | 'question'>): string =>
  topic
    ? `${topic.kind}:${topic.id}`
    : question === undefined
      ? 'post'
      : `question:${titleFrom(question, TITLE.max)}`;

/** A new post. What is typed is kept in this browser until the server has it. */
export function PostForm({ topic, attempt, question, categoryId, onDone }: NewPost & { onDone: () => void }) {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  const [form] = Form.useForm<Fields>();
  const title = Form.useWatch('title', form) ?? '';
  const { id, text, write, clear } = useWriting(draftName({ topic, question }));
  const [kept] = useState(() => parseDraft(text));
  // A question that was filled in may be sent as it is: without typing, and so without an id of its own.
  const [untypedId] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error } = useCreatePost({
    before: attempt?.share,
    onDone() {
      clear();
      onDone();
    },
  });

  function send(fields: Fields) {
    clearServerErrors(form);
    mutate(
      {
        // Emptied by another tab, where the same draft was posted.
        id: id || untypedId,
        title: fields.title.trim(),
        content: fields.content.trim(),
        categoryId: fields.categoryId,
        isSpanish: fields.language === 'es',
        ...(topic && { topic: { kind: topic.kind, id: topic.id } }),
        ...(attempt && { attemptId: attempt.id }),
      },
      { onError: (failure) => void showServerErrors(form, failure) },
    );
  }
  function remember(fields: Fields) {
    write(isBlank(fields) ? '' : JSON.stringify({ ...fields, isSpanish: fields.language === 'es' }));
  }

  return (
    <Form
      noValidate
      form={form}
      name="post"
      layout="vertical"
      className="post-form"
      validateTrigger="onSubmit"
      initialValues={{
        title: kept?.title ?? titleFrom(question ?? '', TITLE.max),
        content: kept?.content ?? question ?? '',
        categoryId: kept?.categoryId || (categoryId ?? ''),
        language: kept ? (kept.isSpanish ? 'es' : 'en') : language,
      }}
      onValuesChange={(_, fields) => remember(fields)}
      onFinish={send}
    >
      <fieldset disabled={isPending}>
        {topic && (
          <p className="callout">
            {t('about')} <b>{topic.title}</b>
          </p>
        )}
        <PostFields>
          <SimilarPosts title={title} />
        </PostFields>
        {attempt && (
          <div className="post-form__attempt">
            <p className="hint">{t('form.attempt')}</p>
            {attempt.preview}
          </div>
        )}
      </fieldset>
      <FailureNote error={error} />
      <div className="post-form__end">
        <Button type="primary" htmlType="submit" disabled={isPending}>
          {isPending ? t('publishing') : t('form.publish')}
        </Button>
        <LeftNote kind="posts" />
        <p className="hint">{t(kept ? 'form.restored' : 'form.kept')}</p>
      </div>
    </Form>
  );
}
