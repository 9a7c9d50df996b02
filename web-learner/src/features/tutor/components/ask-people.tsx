import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface AskPeopleProps {
  question: string;
  mayPost: boolean;
  onLeave: () => void;
}

/**
 * Where to ask what the academy does not answer. The question goes along in the history's state, not in the address, which servers
 * would see.
 */
export function AskPeople({ question, mayPost, onLeave }: AskPeopleProps) {
  const { t } = useTranslation('tutor');
  const where = mayPost ? 'community' : 'help';
  return (
    <div className="tutor-answer__ask">
      <p>{t(`ask.${where}.text`)}</p>
      <Link
        className="button button--small button--quiet"
        to={`/${where}`}
        state={mayPost ? { question } : null}
        onClick={onLeave}
      >
        {t(`ask.${where}.link`)}
      </Link>
    </div>
  );
}
