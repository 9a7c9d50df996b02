import { countedRows } from '@academy/contracts/shared/counted-rows.ts';
import { useTranslate } from 'ra-core';
import { Pagination } from 'react-admin';

interface Shown {
  from: number;
  to: number;
  count: number;
}

/** react-admin's pages, which say of a list that is not counted to its end that there is more. */
export function ListPages() {
  const translate = useTranslate();
  // Passed on to MUI's, though react-admin's own type leaves it out.
  const passedOn = {
    rowsPerPageOptions: [10, 25, 50, 100],
    labelDisplayedRows: ({ from, to, count }: Shown) =>
      count > countedRows
        ? translate('academy.list.uncounted', { from, to })
        : translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total: count }),
  };
  return <Pagination {...passedOn} />;
}
