import { academy } from './academy.ts';
import { reactAdmin } from './react-admin.ts';
import { resources } from './resources.ts';

export const messages = { ...reactAdmin, academy, resources };
