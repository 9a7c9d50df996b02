import { expect, type APIRequestContext } from '@playwright/test';
import { bearer, signInAdministrator } from './people.ts';

/** Makes courses, lessons and exercises by the calls of the console, and what an administrator's call is sent with. */
export const madeContent = async (request: APIRequestContext) => {
  const { token } = await signInAdministrator(request);
  const staff = { headers: bearer(token) };
  /** The id of what was made. */
  const made = async (path: 'courses' | 'lessons' | 'exercises', data: object): Promise<string> => {
    const answer = await request.post(`/api/admin/${path}`, { ...staff, data });
    expect([answer.status(), await answer.text()]).toEqual([201, expect.any(String)]);
    return ((await answer.json()) as { id: string }).id;
  };
  return { staff, made };
};
