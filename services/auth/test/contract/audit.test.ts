import { randomUUID } from 'node:crypto';
import { auth as contract } from '@academy/contracts/registry/auth.ts';
import { recordedAction, staffWritesOf } from '@academy/service-kit/testing/staff-writes.ts';
import { invitationsOf } from '../support/invitations.ts';
import type { Person } from '../support/people.ts';
import { lead, question, teamMessage } from '../support/support-forms.ts';
import { createSubscribers } from '../support/subscribers.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth({ INVITATIONS_PER_MINUTE: '100000' });
const members = createSubscribers(auth);
const people = invitationsOf(auth);
let admin: Person;
beforeAll(async () => {
  admin = await auth.people.admin();
});

type Headers = Record<string, string>;
const asAdmin = (headers: Headers) => ({ authorization: admin.bearer, headers });
const member = async () => (await auth.people.register()).user.id;
const subscriber = async () => (await members.inState('active')).person.user.id;
const adjust = (id: string, action: Record<string, unknown>, headers: Headers) =>
  auth.client.post(`/api/admin/subscriptions/${id}/adjust`, {
    ...asAdmin(headers),
    body: { reason: 'Lo pidió por correo', ...action },
  });
const gifted = async () => {
  const id = await member();
  await adjust(id, { action: 'give', until: null }, {});
  return id;
};
const askViewing = (id: string, headers: Headers) =>
  auth.client.post(`/api/admin/users/${id}/viewings`, {
    ...asAdmin(headers),
    body: { reason: 'Lo pidió por teléfono' },
  });
const note = (id: string, headers: Headers) =>
  auth.client.post(`/api/admin/users/${id}/notes`, {
    ...asAdmin(headers),
    body: { requestId: randomUUID(), text: 'Lo pidió por teléfono' },
  });
const canned = { titleEs: 'Certificado', titleEn: 'Certificate', textEs: 'Lo pidió', textEn: 'Lo pidió' };
const keptReady = async () =>
  (await auth.client.post('/api/admin/canned-answers', { ...asAdmin({}), body: canned })).body.id as string;
const asked = async () => {
  const { bearer } = await auth.people.register();
  const { body } = await auth.client.post('/api/help', { authorization: bearer, body: question() });
  return body.id as string;
};
const messaged = async () => {
  const body = teamMessage(await member());
  return (await auth.client.post('/api/admin/messages', { ...asAdmin({}), body })).body.id as string;
};
const written = async () =>
  (await auth.client.post('/api/business/leads', { body: lead() })).body.id as string;

const csvLines = [`${people.address()};Lo pidió;;`];
const invited = async () => {
  const { id } = await people.importFile(admin, [`${people.address()};Lo pidió;;`]);
  const [one] = await people.listed(admin, { importId: id });
  return one?.id ?? '';
};

interface StaffWrite {
  endpoint: string;
  what: string;
  /** Whose or what's id the call names. */
  on: () => Promise<string>;
  call: (id: string, headers: Headers) => ReturnType<typeof auth.client.patch>;
  leaves: { action: string; resource: string; fields: string[] };
  /** Its id is made by the call. */
  isNew?: boolean;
}

const adjustment = (
  what: 'give' | 'takeBack' | 'cancel' | 'end' | 'refund',
  on: () => Promise<string>,
  more: object = {},
): StaffWrite => ({
  endpoint: 'staffAdjustSubscription',
  what,
  on,
  call: (id, headers) => adjust(id, { action: what, ...more }, headers),
  leaves: { action: 'subscription.adjusted', resource: 'subscriptions', fields: [what] },
});

const writes: StaffWrite[] = [
  {
    endpoint: 'staffUpdateUser',
    what: 'a name and premium',
    on: member,
    call: (id, headers) =>
      auth.client.patch(`/api/admin/users/${id}`, {
        ...asAdmin(headers),
        body: { firstName: 'Eulalia', isPremium: true },
      }),
    leaves: { action: 'user.updated', resource: 'users', fields: ['firstName', 'plan'] },
  },
  {
    endpoint: 'staffDeleteUser',
    what: 'an account',
    on: member,
    call: (id, headers) => auth.client.delete(`/api/admin/users/${id}`, asAdmin(headers)),
    leaves: { action: 'user.deleted', resource: 'users', fields: [] },
  },
  {
    endpoint: 'staffEndUserSession',
    what: 'one session',
    on: member,
    call: async (id, headers) => {
      const path = `/api/admin/users/${id}/sessions`;
      const { body } = await auth.client.get(path, { authorization: admin.bearer });
      return auth.client.delete(`${path}/${body[0].id}`, asAdmin(headers));
    },
    leaves: { action: 'user.session-ended', resource: 'users', fields: [] },
  },
  {
    endpoint: 'staffEndUserSessions',
    what: 'all sessions',
    on: member,
    call: (id, headers) => auth.client.delete(`/api/admin/users/${id}/sessions`, asAdmin(headers)),
    leaves: { action: 'user.sessions-ended', resource: 'users', fields: [] },
  },
  {
    endpoint: 'staffAskViewing',
    what: 'who may be viewed as',
    on: member,
    call: askViewing,
    leaves: { action: 'user.viewing-asked', resource: 'users', fields: ['viewingId'] },
  },
  {
    endpoint: 'staffOpenViewing',
    what: 'a viewing that opens',
    on: member,
    call: async (id, headers) => {
      const { code } = (await askViewing(id, {})).body;
      return auth.client.post('/api/admin/viewings/open', { ...asAdmin(headers), body: { code } });
    },
    leaves: { action: 'user.viewing-started', resource: 'users', fields: [] },
  },
  {
    endpoint: 'staffEndViewing',
    what: 'a viewing that ends',
    on: member,
    call: async (id, headers) => {
      const { body } = await askViewing(id, {});
      return auth.client.delete(`/api/admin/viewings/${body.id}`, asAdmin(headers));
    },
    leaves: { action: 'user.viewing-ended', resource: 'users', fields: ['viewingEnd'] },
  },
  {
    endpoint: 'staffSendPasswordLink',
    what: 'the link of a password',
    on: member,
    call: (id, headers) => auth.client.post(`/api/admin/users/${id}/password-link`, asAdmin(headers)),
    leaves: { action: 'user.password-link-sent', resource: 'users', fields: [] },
  },
  {
    endpoint: 'staffSendConfirmation',
    what: 'the link of an address',
    on: async () => {
      const id = await member();
      await auth.models.users.updateOne({ _id: id }, { $unset: { addressProof: 1 } });
      return id;
    },
    call: (id, headers) => auth.client.post(`/api/admin/users/${id}/confirmation`, asAdmin(headers)),
    leaves: { action: 'user.confirmation-sent', resource: 'users', fields: [] },
  },
  {
    endpoint: 'staffAddUserNote',
    what: 'a note about somebody',
    on: member,
    call: note,
    leaves: { action: 'user.noted', resource: 'users', fields: ['note'] },
  },
  {
    endpoint: 'staffDeleteUserNote',
    what: 'a note about somebody',
    on: async () => {
      const id = await member();
      await note(id, {});
      return id;
    },
    call: async (id, headers) => {
      const path = `/api/admin/users/${id}/notes`;
      const { body } = await auth.client.get(path, asAdmin({}));
      return auth.client.delete(`${path}/${body[0].id}`, asAdmin(headers));
    },
    leaves: { action: 'user.note-removed', resource: 'users', fields: ['note'] },
  },
  {
    endpoint: 'staffCreateCannedAnswer',
    what: 'an answer kept ready',
    on: async () => 'new',
    call: (_id, headers) =>
      auth.client.post('/api/admin/canned-answers', { ...asAdmin(headers), body: canned }),
    leaves: {
      action: 'canned-answer.created',
      resource: 'canned-answers',
      fields: ['titleEs', 'titleEn', 'textEs', 'textEn'],
    },
    isNew: true,
  },
  {
    endpoint: 'staffUpdateCannedAnswer',
    what: 'an answer kept ready',
    on: keptReady,
    call: (id, headers) =>
      auth.client.patch(`/api/admin/canned-answers/${id}`, {
        ...asAdmin(headers),
        body: { textEs: 'Lo pidió otra vez' },
      }),
    leaves: { action: 'canned-answer.updated', resource: 'canned-answers', fields: ['textEs'] },
  },
  {
    endpoint: 'staffDeleteCannedAnswer',
    what: 'an answer kept ready',
    on: keptReady,
    call: (id, headers) => auth.client.delete(`/api/admin/canned-answers/${id}`, asAdmin(headers)),
    leaves: { action: 'canned-answer.deleted', resource: 'canned-answers', fields: [] },
  },
  {
    endpoint: 'staffImportInvitations',
    what: 'whom an import invites',
    on: async () => (await people.plan(admin, csvLines)).body.basis as string,
    call: (basis, headers) => people.confirm(admin, csvLines, basis, { headers }),
    leaves: {
      action: 'invitation.imported',
      resource: 'invitations',
      fields: ['fileName', 'invitations'],
    },
  },
  {
    endpoint: 'staffStopInvitationImport',
    what: 'an import of people',
    on: () => people.waitingImport(admin, [people.address()]),
    call: (id, headers) => auth.client.post(`/api/admin/invitation-imports/${id}/stop`, asAdmin(headers)),
    leaves: { action: 'invitation.import-stopped', resource: 'invitations', fields: [] },
  },
  {
    endpoint: 'staffSendInvitationAgain',
    what: 'an invitation',
    on: async () => {
      const id = await invited();
      auth.passTime(61_000);
      return id;
    },
    call: (id, headers) => auth.client.post(`/api/admin/invitations/${id}/send-again`, asAdmin(headers)),
    leaves: { action: 'invitation.sent-again', resource: 'invitations', fields: [] },
  },
  {
    endpoint: 'staffWithdrawInvitation',
    what: 'an invitation',
    on: invited,
    call: (id, headers) => auth.client.post(`/api/admin/invitations/${id}/withdraw`, asAdmin(headers)),
    leaves: { action: 'invitation.withdrawn', resource: 'invitations', fields: [] },
  },
  adjustment('give', member, { until: null }),
  adjustment('takeBack', gifted),
  adjustment('cancel', subscriber),
  adjustment('end', subscriber),
  adjustment('refund', subscriber),
  {
    endpoint: 'staffUpdateHelp',
    what: 'the status of a question',
    on: asked,
    call: (id, headers) =>
      auth.client.patch(`/api/admin/help/${id}`, { ...asAdmin(headers), body: { status: 'done' } }),
    leaves: { action: 'help.updated', resource: 'help', fields: ['status'] },
  },
  {
    endpoint: 'staffAnswerHelp',
    what: 'an answer to a question',
    on: asked,
    call: (id, headers) =>
      auth.client.post(`/api/admin/help/${id}/answer`, { ...asAdmin(headers), body: { text: 'Lo pidió' } }),
    leaves: { action: 'help.answered', resource: 'help', fields: ['answers', 'status'] },
  },
  {
    endpoint: 'staffSendMessage',
    what: 'a message to a member',
    on: member,
    call: (id, headers) =>
      auth.client.post('/api/admin/messages', {
        ...asAdmin(headers),
        body: teamMessage(id, { subject: 'Lo pidió', text: 'Lo pidió por teléfono' }),
      }),
    leaves: { action: 'help.message-sent', resource: 'help', fields: [] },
    isNew: true,
  },
  {
    endpoint: 'staffUpdateMessage',
    what: 'the status of a message',
    on: messaged,
    call: (id, headers) =>
      auth.client.patch(`/api/admin/messages/${id}`, { ...asAdmin(headers), body: { status: 'open' } }),
    leaves: { action: 'help.updated', resource: 'help', fields: ['status'] },
  },
  {
    endpoint: 'staffAnswerMessage',
    what: 'what follows a message',
    on: messaged,
    call: (id, headers) =>
      auth.client.post(`/api/admin/messages/${id}/answer`, {
        ...asAdmin(headers),
        body: { text: 'Lo pidió' },
      }),
    leaves: { action: 'help.answered', resource: 'help', fields: ['answers', 'status'] },
  },
  {
    endpoint: 'staffUpdateLead',
    what: "the status of a company's question",
    on: written,
    call: (id, headers) =>
      auth.client.patch(`/api/admin/leads/${id}`, { ...asAdmin(headers), body: { status: 'done' } }),
    leaves: { action: 'lead.updated', resource: 'leads', fields: ['status'] },
  },
  {
    endpoint: 'staffAnswerLead',
    what: 'an answer to a company',
    on: written,
    call: (id, headers) =>
      auth.client.post(`/api/admin/leads/${id}/answer`, { ...asAdmin(headers), body: { text: 'Lo pidió' } }),
    leaves: { action: 'lead.answered', resource: 'leads', fields: ['answers', 'status'] },
  },
];

test('When staff get another call that changes something, then it is tried here', () => {
  // A plan is a POST since it carries a file: it changes nothing.
  const tried = new Set([...writes.map(({ endpoint }) => endpoint), 'staffPlanInvitations']);
  expect([...tried].toSorted()).toEqual(staffWritesOf(contract.endpoints).toSorted());
});

test.each(writes.map((write) => [write.endpoint, write.what, write] as const))(
  'When %s changes %s, then the audit log gets who, what, which fields and from where',
  async (_endpoint, _what, { on, call, leaves, isNew }) => {
    const id = await on();
    const recorded = await recordedAction(auth.events, (headers) => call(id, headers));
    expect(recorded).toMatchObject({
      ...leaves,
      actorId: admin.user.id,
      resourceId: isNew ? expect.any(String) : id,
      network: '203.0.113.0/24',
    });
    expect(JSON.stringify(recorded)).not.toMatch(/Eulalia|Lo pidió|203\.0\.113\.77/);
  },
);
