import type { TutorSource } from '@academy/contracts/http/ai/tutor-answers.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { SourceLink } from './source-link.tsx';

interface SourceListProps {
  label: string;
  sources: readonly TutorSource[];
  onOpen: () => void;
}

/** Where an answer comes from, or where to look: each source by its number, place and language. */
export function SourceList({ label, sources, onOpen }: SourceListProps) {
  const id = useId();
  const { t } = useTranslation('tutor');
  const { language } = useLanguage();
  return (
    <div className="sources">
      <p id={id}>{label}</p>
      <ol aria-labelledby={id}>
        {sources.map((source) => (
          <li key={source.number}>
            <SourceLink source={source} className="sources__link" onOpen={onOpen}>
              <span className="citation">{source.number}</span>
              <span>
                <b>{source.heading ?? source.title}</b>
                <small>
                  {placeOf(source)}
                  {source.language !== language && ` · ${t(`sourceLanguage.${source.language}`)}`}
                </small>
              </span>
            </SourceLink>
          </li>
        ))}
      </ol>
    </div>
  );
}

const placeOf = ({ courseTitle, heading, title }: TutorSource) =>
  [courseTitle, heading === null ? null : title].filter((part) => part !== null).join(' · ');
