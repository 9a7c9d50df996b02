import { describe, expect, it } from '@jest/globals';
import { mailAddress } from './mail-address.ts';

describe('mail address', () => {
  it('When somebody is written to, then their address is all there is', () => {
    expect(mailAddress('ana+curso@example.com')).toBe('mailto:ana%2Bcurso@example.com');
  });

  it('When there is a subject, then nothing in it ends the address or adds a field', () => {
    const address = mailAddress('ana@example.com', 'Re: ¿Cuánto cuesta? & cc=eva@example.com');
    expect(address).toBe(
      'mailto:ana@example.com?subject=Re%3A%20%C2%BFCu%C3%A1nto%20cuesta%3F%20%26%20cc%3Deva%40example.com',
    );
    expect(new URL(address).searchParams.get('subject')).toBe('Re: ¿Cuánto cuesta? & cc=eva@example.com');
  });
});
