import { useTranslation } from 'react-i18next';
import type { LastVerdict } from '../../api/looking-back.ts';

/** Of which criteria so many must be met, and how many are. */
export function GroupsList({ groups }: { groups: LastVerdict['verdict']['groups'] }) {
  const { t } = useTranslation('lessons');
  if (groups.length === 0) return null;
  return (
    <ul className="verdict__groups" aria-label={t('groups')}>
      {groups.map(({ id, label, met, atLeast, satisfied, hint, language }) => (
        <li key={id}>
          <i className={`dot dot--${satisfied ? 'met' : 'missing'}`} />
          <span>
            <b>{label}</b> {t('group', { met, atLeast })}
            {hint && (
              <span className="verdict__hint" lang={language}>
                {hint}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
