import CourseIcon from '@mui/icons-material/SchoolOutlined';
import { createElement, Fragment, lazy } from 'react';
import { Route } from 'react-router-dom';
import { withRubricTexts } from '../app/i18n/i18n-provider.ts';
import { ownTitle } from '../app/i18n/own-title.ts';

const CourseOrder = lazy(() =>
  import('./course-order.tsx').then(({ CourseOrder }) => ({ default: CourseOrder })),
);

const CourseImport = lazy(() =>
  import('./course-import.tsx').then(({ CourseImport }) => ({ default: CourseImport })),
);

export default {
  name: 'courses',
  list: lazy(() => import('./course-list.tsx').then(({ CourseList }) => ({ default: CourseList }))),
  create: lazy(() => import('./course-create.tsx').then(({ CourseCreate }) => ({ default: CourseCreate }))),
  edit: lazy(() =>
    withRubricTexts(import('./course-edit.tsx')).then(({ CourseEdit }) => ({ default: CourseEdit })),
  ),
  children: createElement(
    Fragment,
    null,
    createElement(Route, { path: 'order', element: createElement(CourseOrder) }),
    createElement(Route, { path: 'import', element: createElement(CourseImport) }),
  ),
  icon: CourseIcon,
  options: { isSearched: true },
  recordRepresentation: ownTitle,
};
