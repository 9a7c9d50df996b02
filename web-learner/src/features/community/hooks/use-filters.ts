import { useSearchParams } from 'react-router-dom';
import { withParams } from '../../../shared/with-params.ts';
import { readFilters, type PostFilters } from '../model/filters.ts';

/** The filters in the page's address, and how to change some of them. The page stays where it is scrolled to. */
export function useFilters(): { filters: PostFilters; change: (change: Partial<PostFilters>) => void } {
  const [params, setParams] = useSearchParams();
  return {
    filters: readFilters(params),
    change: (wanted) =>
      setParams((before) => withParams(before, { ...wanted }), { replace: true, preventScrollReset: true }),
  };
}
