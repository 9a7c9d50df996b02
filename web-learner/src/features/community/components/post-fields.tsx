import { useQuery } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { categoriesQuery } from '../api/community.ts';
import { CONTENT, TITLE } from '../api/posts.ts';
import { atLeast } from '../model/length-rule.ts';
import { MarkdownField } from './markdown-field.tsx';

/** The fields of a post, new or edited, for a form around them. `children` stand below the title. */
export function PostFields({ children }: { children?: React.ReactNode }) {
  const { t } = useTranslation('community');
  const { pick } = useLanguage();
  const categories = useQuery(categoriesQuery).data ?? [];
  return (
    <>
      <Form.Item name="title" label={t('form.title')} rules={[atLeast(TITLE.min, t('form.titleShort'))]}>
        <Input maxLength={TITLE.max} placeholder={t('form.titlePlaceholder')} />
      </Form.Item>
      {children}
      <div className="post-form__pair">
        <Form.Item
          name="categoryId"
          label={t('form.category')}
          rules={[atLeast(1, t('form.categoryMissing'))]}
        >
          <select className="select">
            <option value="">{t('form.categoryMissing')}</option>
            {categories.map((category) => (
              <option key={category.id} value={category.id}>
                {pick(category, 'name')}
              </option>
            ))}
          </select>
        </Form.Item>
        <Form.Item name="language" label={t('form.language')}>
          <select className="select">
            <option value="es">{t('inSpanish')}</option>
            <option value="en">{t('inEnglish')}</option>
          </select>
        </Form.Item>
      </div>
      <Form.Item
        name="content"
        label={t('form.content')}
        rules={[atLeast(CONTENT.min, t('form.contentShort'))]}
      >
        <MarkdownField maxLength={CONTENT.max} minRows={7} placeholder={t('form.contentPlaceholder')} />
      </Form.Item>
    </>
  );
}
