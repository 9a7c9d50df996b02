import { formatDay } from '@academy/web-kit/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import type { AiTool } from '../api/news.ts';
import { OutwardLink } from './outward-link.tsx';
import { toolIcons } from './tool-icons.tsx';

const FEATURES = 2;

/** A tool with what it costs in words, and the day on which the academy checked all of it. */
export function ToolCard({ tool }: { tool: AiTool }) {
  const { t } = useTranslation('news');
  const { language } = useLanguage();
  const Icon = toolIcons[tool.icon];
  return (
    <article className="tool-card sheet">
      <div className="tool-card__head">
        <span className="tool-card__icon">
          <Icon />
        </span>
        <div className="news-card__tags">
          {tool.isNew && <span className="tag tag--key">{t('tools.new')}</span>}
          <span className="tag">{tool.category}</span>
        </div>
      </div>
      <h3>
        <OutwardLink url={tool.url}>{tool.name}</OutwardLink>
      </h3>
      <p>{tool.description}</p>
      <ul className="tool-card__features">
        {tool.features.slice(0, FEATURES).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className="tool-card__pricing">
        <b>{t('tools.pricing')}</b> {tool.pricing}
      </p>
      <p className="meta">
        <span>{t('tools.asOf', { date: formatDay(tool.asOf, language) })}</span>
      </p>
    </article>
  );
}
