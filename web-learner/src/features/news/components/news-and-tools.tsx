import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { newsQuery, toolsQuery } from '../api/news.ts';
import { CardSection } from './card-section.tsx';
import { NewsCard } from './news-card.tsx';
import { ToolCard } from './tool-card.tsx';
import './news.css';

/** The dashboard's AI news and AI tools, in the language of the interface. */
export function NewsAndTools() {
  const { t } = useTranslation('news');
  const { language } = useLanguage();
  const news = useQuery(newsQuery(language));
  const tools = useQuery(toolsQuery(language));
  const hasBackground = news.data?.some(({ origin }) => origin === 'background');
  return (
    <>
      <CardSection
        id="news-title"
        title={t('news.title')}
        note={hasBackground ? t('news.note') : undefined}
        query={news}
        empty={t('news.empty')}
        showAll={(count) => t('news.showAll', { count })}
        render={(item) => <NewsCard key={item.id} item={item} />}
      />
      <CardSection
        id="tools-title"
        title={t('tools.title')}
        query={tools}
        empty={t('tools.empty')}
        showAll={(count) => t('tools.showAll', { count })}
        render={(tool) => <ToolCard key={tool.id} tool={tool} />}
      />
    </>
  );
}
