import { escapeRegex } from '@academy/service-kit/text/escape-regex.ts';

/** An address as staff may see it: `a…@mail.example`. */
export const maskAddress = (address: string): string => {
  const [first = ''] = address;
  return `${first}…${address.slice(Math.max(0, address.lastIndexOf('@')))}`;
};

/** A text, such as the reply of a mail server, without the address that it is about. */
export const withoutAddress = (text: string, address: string): string =>
  text.replaceAll(new RegExp(escapeRegex(address), 'gi'), maskAddress(address));
