import { linkedInPost, linkedInProfile } from './share-links.ts';

const address = 'https://academy.example/certificates/K7QF-2M9X-4TRD';

it('When a certificate is shared on LinkedIn, then its address is what the post is about', () => {
  expect(new URL(linkedInPost(address)).searchParams.get('url')).toBe(address);
});

it('When it is added to a profile, then the form is filled in', () => {
  const certificate = { code: 'K7QF-2M9X-4TRD', issuedAt: '2026-11-30T23:30:00Z' };
  const named = { title: 'Fundamentos & más', brand: 'Promptario', address };
  expect(Object.fromEntries(new URL(linkedInProfile(certificate, named)).searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Fundamentos & más',
    organizationName: 'Promptario',
    issueYear: '2026',
    issueMonth: '11',
    certUrl: address,
    certId: certificate.code,
  });
});
