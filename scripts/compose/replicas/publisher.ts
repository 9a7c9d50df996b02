import { publishedDraft } from '@academy/service-kit/testing/published-draft.ts';

const post = (url: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Publishes a document; true once the academy has acknowledged it. */
export type Publish = (title: string) => Promise<boolean>;

/** Signs an administrator in. Throws when that is refused. */
export const createPublisher = async (
  url: string,
  credentials: { email: string; password: string },
): Promise<Publish> => {
  const answer = await post(`${url}/api/auth/login`, credentials);
  if (!answer.ok) throw new Error(`The administrator's sign-in answered ${answer.status}.`);
  const { token } = (await answer.json()) as { token: string };
  return async (title) => {
    const published = await post(`${url}/api/admin/documents`, publishedDraft(title), {
      authorization: `Bearer ${token}`,
    }).catch(() => null);
    await published?.body?.cancel();
    return published?.ok ?? false;
  };
};
