import { randomUUID } from 'node:crypto';

const post = async (url: string, body: object, token?: string): Promise<Record<string, unknown>> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${url} answered ${response.status} ${JSON.stringify(answer)}`);
  // An answer of 2xx is an object in each of the calls made here.
  return answer as Record<string, unknown>;
};

/** Signs somebody up and takes them as far as the payment page. */
const newMember = async (url: string): Promise<[userId: string, page: string]> => {
  const id = randomUUID().slice(0, 13);
  const { user, token } = await post(`${url}/api/auth/register`, {
    email: `ana.${id}@example.com`,
    password: `long enough ${id}`,
    firstName: 'Ana',
    lastName: 'Núñez',
    username: `ana_${id}`,
  });
  const page = await post(`${url}/api/payments/checkout`, { language: 'es' }, String(token));
  return [(user as { id: string }).id, String(page['url'])];
};

/** The payment page that each of so many new members has open. */
export const newMembers = async (url: string, count: number): Promise<Map<string, string>> => {
  const pages = new Map<string, string>();
  for (let made = 0; made < count; made += 1) {
    const [userId, page] = await newMember(url);
    pages.set(userId, page);
  }
  return pages;
};
