import { randomUUID } from 'node:crypto';
import type {
  Invitation,
  InvitationImport,
  InvitationPlan,
} from '@academy/contracts/http/auth/invitations.ts';
import type { TestResponse } from '@academy/service-kit/testing/http-client.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { mailsOf, tokenIn } from './mails.ts';
import { from, newAddress, type Person } from './people.ts';
import type { TestAuth } from './use-auth.ts';

let files = 0;

export interface Sent {
  fileName?: string;
  language?: 'es' | 'en';
  /** Of whoever reads the answer. */
  reader?: 'es' | 'en';
  headers?: Record<string, string>;
}

/** How administrators invite people from a file, and people accept. */
export const invitationsOf = (auth: TestAuth) => {
  const mails = mailsOf(auth);
  const bodyOf = (lines: readonly string[], { fileName = 'people.csv', language = 'es' }: Sent = {}) => ({
    fileName,
    file: Buffer.from(['correo;nombre;idioma;rol', ...lines].join('\r\n')).toString('base64'),
    language,
  });

  const plan = (by: Person, lines: readonly string[], sent: Sent = {}): Promise<TestResponse> =>
    auth.client.post('/api/admin/invitations/import/plan', {
      authorization: by.bearer,
      body: bodyOf(lines, sent),
      ...(sent.reader && { language: sent.reader }),
    });

  const confirm = (
    by: Person,
    lines: readonly string[],
    basis: string,
    sent: Sent = {},
  ): Promise<TestResponse> =>
    auth.client.post('/api/admin/invitations/import', {
      authorization: by.bearer,
      body: { ...bodyOf(lines, sent), basis },
      ...(sent.headers && { headers: sent.headers }),
    });

  const imports = async (by: Person): Promise<InvitationImport[]> =>
    (await auth.client.get('/api/admin/invitation-imports', { authorization: by.bearer })).body;

  /** Waits until all of an import is dealt with. */
  const isOver = async (by: Person, id: string): Promise<InvitationImport> => {
    let found: InvitationImport | undefined;
    await until(async () => {
      found = (await imports(by)).find((one) => one.id === id);
      return found?.endedAt != null;
    });
    return found as InvitationImport;
  };

  /** Plans a file and imports it as planned. */
  const importFile = async (by: Person, lines: readonly string[], sent: Sent = {}) => {
    const planned = (await plan(by, lines, sent)).body as InvitationPlan;
    const started = await confirm(by, lines, planned.basis, sent);
    if (started.status !== 202) throw new Error(`refused: ${started.status} ${JSON.stringify(started.body)}`);
    return isOver(by, started.body.id);
  };

  /** An import of these addresses whose turn is tomorrow; its id. */
  const waitingImport = async (by: Person, emails: readonly string[]): Promise<string> => {
    const id = randomUUID();
    const person = { firstName: 'Ana', lastName: 'Ruiz', language: 'es', role: 'learner' } as const;
    const now = Date.now();
    await auth.deps.invitationImports.create(
      {
        _id: id,
        key: 'of a test',
        dueAt: new Date(now + 24 * 3_600_000),
        attempts: 0,
        handledAt: null,
        poisonedAt: null,
        fileName: 'people.csv',
        actorId: by.user.id,
        createdAt: new Date(now),
        total: emails.length,
        done: 0,
        skipped: 0,
        rows: emails.map((email) => ({ id: randomUUID(), email, ...person })),
      },
      [],
    );
    return id;
  };

  return {
    waitingImport,
    plan,
    confirm,
    imports,
    isOver,
    importFile,

    /** An address that nobody has. */
    address: (): string => {
      files += 1;
      return `invited.${files}.${Date.now()}@example.com`;
    },

    /** The token of the latest of `count` mails to an invited address. */
    tokenTo: async (email: string, count = 1): Promise<string> =>
      tokenIn((await mails.read(email, 'invitation', count)).values.acceptUrl),

    /** The open or ended invitations of an address, as staff see them. */
    listed: async (by: Person, filter: Record<string, unknown>) =>
      (
        await auth.client.get(`/api/admin/invitations?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
          authorization: by.bearer,
        })
      ).body as Invitation[],

    open: (token: string, language: 'es' | 'en' = 'es') =>
      auth.client.post('/api/auth/invitation', { body: { token }, language }),

    accept: (token: string, changes: Record<string, unknown> = {}, baseUrl?: string) => {
      const body = {
        token,
        password: 'a long sentence of mine',
        firstName: 'Ana',
        lastName: 'Ruiz',
        ...changes,
      };
      if (baseUrl === undefined)
        return auth.client.post('/api/auth/invitation/accept', from(newAddress(), { body }));
      return fetch(`${baseUrl}/api/auth/invitation/accept`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    },

    act: (by: Person, id: string, action: 'send-again' | 'withdraw') =>
      auth.client.post(`/api/admin/invitations/${id}/${action}`, { authorization: by.bearer }),

    mails,
  };
};
