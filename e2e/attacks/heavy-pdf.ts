import { bodyOf, type Attack } from '../support/attacked-academy.ts';

const contents = {
  links: 'www.a '.repeat(8_300),
  'marked links': '[a](https://a.example) '.repeat(2_100),
  'small titles': '# a\n\n'.repeat(9_000),
};
const mostBytes = 5 * 1024 * 1024;

export const heavyPdf: Attack = {
  name: 'heavy PDF (N10)',
  tries:
    'Staff publish documents of 50,000 characters that are all links or titles, and a member downloads them.',
  finds: 'A PDF of more than 5 MB, or a failure in the place of a refusal that says why.',
  run: async ({ url, address, client, staff, register }) => {
    const { authorization } = await register();
    for (const [name, text] of Object.entries(contents)) {
      const words = { titleEs: name, titleEn: name, descriptionEs: name, descriptionEn: name };
      const body = { ...words, contentEs: text, contentEn: text, category: 'guides', isPremium: false };
      const created = await client.post('/api/admin/documents', {
        authorization: staff,
        body: { ...body, status: 'published' },
      });
      if (created.status === 400) continue;
      if (created.status !== 201) return `${name}: publishing answered ${created.status}`;
      const { id } = bodyOf(created, 201) as { id: string };
      const pdf = await fetch(`${url}/api/documents/${id}/download?lang=en`, {
        headers: { authorization, 'x-forwarded-for': address },
      });
      const { byteLength } = await pdf.arrayBuffer();
      await client.delete(`/api/admin/documents/${id}`, { authorization: staff });
      if (!pdf.ok) return `${name}: published, and its download answers ${pdf.status}`;
      if (byteLength > mostBytes) return `${name}: a PDF of ${byteLength} bytes`;
    }
    return null;
  },
};
