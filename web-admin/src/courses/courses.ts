import CourseIcon from '@mui/icons-material/SchoolOutlined';
import { createElement, lazy } from 'react';
import { Route } from 'react-router-dom';
import { ownTitle } from '../app/i18n/own-title.ts';

const CourseOrder = lazy(() =>
  import('./course-order.tsx').then(({ CourseOrder }) => ({ default: CourseOrder })),
);

export default {
  name: 'courses',
  list: lazy(() => import('./course-list.tsx').then(({ CourseList }) => ({ default: CourseList }))),
  create: lazy(() => import('./course-create.tsx').then(({ CourseCreate }) => ({ default: CourseCreate }))),
  edit: lazy(() => import('./course-edit.tsx').then(({ CourseEdit }) => ({ default: CourseEdit }))),
  children: createElement(Route, { path: 'order', element: createElement(CourseOrder) }),
  icon: CourseIcon,
  options: { isSearched: true },
  recordRepresentation: ownTitle,
};
