import { useExerciseWords } from './exercise-words.ts';
import type { LastVerdict } from '@academy/contracts/http/catalog/looking-back.ts';

/** Of which criteria so many must be met, and how many are. */
export function GroupsList({ groups }: { groups: LastVerdict['verdict']['groups'] }) {
  const { say } = useExerciseWords();
  if (groups.length === 0) return null;
  return (
    <ul className="verdict__groups" aria-label={say('groups')}>
      {groups.map(({ id, label, met, atLeast, satisfied, hint, language }) => (
        <li key={id}>
          <i className={`dot dot--${satisfied ? 'met' : 'missing'}`} />
          <span>
            <b>{label}</b> {say('group', { met, atLeast })}
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
