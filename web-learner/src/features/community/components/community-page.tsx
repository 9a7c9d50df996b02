import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../../shared/session/session-context.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { allowanceQuery } from '../api/community.ts';
import { useFilters } from '../hooks/use-filters.ts';
import { idIn, isSearch } from '../model/filters.ts';
import { mayPost, moderates } from '../model/rights.ts';
import { CommunitySide } from './community-side.tsx';
import { EmptyCommunity } from './empty-community.tsx';
import { FilterBar } from './filter-bar.tsx';
import { MuteNote } from './mute-note.tsx';
import { PostList } from './post-list.tsx';
import type { BroughtAttempt } from './post-form.tsx';
import { WriteButton } from './write-button.tsx';
import './forum.css';
import './community.css';

interface CommunityPageProps {
  /** What stands in the place of a new post for those who may not write one. */
  upgrade: ReactNode;
  /** Leads moderators to their queue. */
  moderation: ReactNode;
  /** An attempt that is brought along to be shared, by its id. */
  bringAttempt: (id: string) => BroughtAttempt;
}

/** The list of posts with its filters, and the side column. */
export function CommunityPage({ upgrade, moderation, bringAttempt }: CommunityPageProps) {
  const { t } = useTranslation('community');
  const { user } = useSession();
  const { filters, change } = useFilters();
  const [params, setParams] = useSearchParams();
  const allowance = useQuery({ ...allowanceQuery, enabled: user !== null }).data;
  const mayWrite = mayPost(user) && !allowance?.mutedUntil;
  const shared = idIn(params.get('share'));
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const question = questionIn(state);
  const clear = () => change({ q: '', category: null, language: null, unanswered: false, mine: false });

  /** What was brought along is not opened again by a reload. */
  function leaveBrought() {
    if (question !== undefined) void navigate({ search }, { replace: true, preventScrollReset: true });
    else setParams((before) => withoutAttempt(before), { replace: true, preventScrollReset: true });
  }

  return (
    <div className="page community">
      <header className="page__head community__head">
        <PageHeading title={t('title')} />
        <p className="page__lead">{t('lead')}</p>
        <div className="community__actions">
          {mayWrite && (
            <WriteButton
              key={shared ?? question}
              label={t('newPost')}
              look={{ type: 'primary' }}
              categoryId={filters.category ?? undefined}
              attempt={shared ? bringAttempt(shared) : undefined}
              question={question}
              startOpen={shared !== null || question !== undefined}
              onClose={leaveBrought}
            />
          )}
          {moderates(user) && moderation}
        </div>
      </header>
      <MuteNote allowance={allowance} />
      {!mayPost(user) && (
        <div className="callout community__share">
          <p>{t(shared ? 'shareNeedsPremium' : 'postNeedsPremium')}</p>
          {upgrade}
        </div>
      )}
      <FilterBar filters={filters} onChange={change} />
      <div className="community__columns">
        <section aria-label={t('posts')}>
          <PostList
            key={JSON.stringify(filters)}
            filters={filters}
            empty={
              <EmptyCommunity
                filters={filters}
                onClear={clear}
                action={
                  mayPost(user)
                    ? mayWrite && (
                        <WriteButton
                          label={t(isSearch(filters) ? 'newPost' : 'beFirst')}
                          look={{ type: 'primary', size: 'small' }}
                          categoryId={filters.category ?? undefined}
                        />
                      )
                    : upgrade
                }
              />
            }
          />
        </section>
        <CommunitySide />
      </div>
    </div>
  );
}

/** A question that the tutor could not answer and somebody wants to ask here. */
function questionIn(state: unknown): string | undefined {
  const { question } = (state ?? {}) as { question?: unknown };
  return typeof question === 'string' ? question : undefined;
}

function withoutAttempt(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('share');
  next.delete('exercise');
  return next;
}
