import { pdfText } from '@academy/pdf-kit/testing/pdf-text.ts';
import type { Person } from '../support/people.ts';
import { createSubscribers } from '../support/subscribers.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();
const members = createSubscribers(auth);
let admin: Person;
beforeAll(async () => {
  admin = await auth.people.admin();
});

const list = async (filter: object) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  return auth.client.get(`/api/admin/invoices?${query}`, { authorization: admin.bearer, language: 'es' });
};
const pdf = async (id: string, { bearer } = admin) => {
  const response = await fetch(`${auth.baseUrl}/api/admin/invoices/${id}/pdf?lang=es`, {
    headers: { authorization: bearer },
  });
  return { status: response.status, text: pdfText(Buffer.from(await response.arrayBuffer())) };
};
const paid = async () => {
  const person = await auth.people.register();
  await members.subscribe(person, {}, { name: '' });
  const [invoice] = (await list({ userId: person.user.id })).body;
  return { person, invoice };
};
const remove = ({ user }: Person) =>
  auth.client.delete(`/api/admin/users/${user.id}`, { authorization: admin.bearer });

test('When staff look for an invoice by part of its number, then it comes with whose it is', async () => {
  const { person, invoice } = await paid();
  expect(invoice).toMatchObject({ userId: person.user.id, name: 'Ana Núñez', billedTo: null, total: 2999 });
  const found = await list({ q: invoice.number.slice(1).toLowerCase() });
  expect(found.body.map(({ id }: { id: string }) => id)).toContain(invoice.id);
  expect((await list({ q: '.*' })).body).toEqual([]);
  const refused = await list({ customer: 'x' });
  expect([refused.status, refused.body.fields[0].path]).toEqual([400, 'filter']);
});

test('When staff download the invoice of somebody, then it is the one that its owner gets', async () => {
  const { person, invoice } = await paid();
  const { status, text } = await pdf(invoice.id);
  expect(status).toBe(200);
  expect(text).toContain(invoice.number);
  expect(text).toContain(`Ana Núñez\n${person.email}`);
  expect(
    (await auth.client.get('/api/admin/invoices/none/pdf', { authorization: admin.bearer })).status,
  ).toBe(404);
});

test('When an account is deleted, then its invoice is found by its number still and names nobody', async () => {
  const { person, invoice } = await paid();
  expect((await remove(person)).status).toBe(200);
  const { body } = await list({ q: invoice.number });
  expect(body).toContainEqual({ ...invoice, name: null });
  const { status, text } = await pdf(invoice.id);
  expect(status).toBe(200);
  expect(text).toContain('Cuenta eliminada');
  expect(text).not.toContain(person.email);
});

test('When an account is deleted whose invoice names a customer, then it is printed as it was issued', async () => {
  const { person, invoice } = await paid();
  const name = 'Talleres Muñoz, S.L.';
  const billing = { name, line1: '', postalCode: '', city: '', country: 'ES', taxId: 'B87654321' };
  await auth.models.invoices.updateOne({ _id: invoice.id }, { $set: { billedTo: billing } });
  await remove(person);
  expect((await list({ q: invoice.number })).body).toMatchObject([{ name: null, billedTo: name }]);
  expect((await pdf(invoice.id)).text).toContain('NIF B87654321');
});
