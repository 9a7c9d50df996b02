import type { StaffCourse } from './types.ts';

const choice = (group: string) => (id: string) => ({ id, name: `resources.courses.${group}.${id}` });

const levels: readonly StaffCourse['level'][] = ['beginner', 'intermediate', 'advanced'];
const icons: readonly StaffCourse['iconName'][] = ['play', 'brain', 'image', 'cogs', 'code', 'chart'];

export const levelChoices = levels.map(choice('levels'));
export const iconChoices = icons.map(choice('icons'));
