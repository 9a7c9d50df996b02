import { fenceLanguage } from './fence.ts';

it.each([
  ['language-json', 'json'],
  ['language-contrast', 'contrast'],
  ['wide language-c++', 'c++'],
  ['no-language-here', undefined],
  [undefined, undefined],
])('When the class is %s, then the fence is of %s', (className, language) => {
  expect(fenceLanguage(className)).toBe(language);
});
