import { readFileSync } from 'node:fs';
import { fold } from '@academy/service-kit/text/fold.ts';

const lines = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n');
const common = new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));

/** Whether a password is among the commonest few thousand, however it is capitalised or accented. */
export const isCommonPassword = (password: string): boolean => common.has(fold(password));
