import { namedSection, sectionInView, settingsSections } from './settings-sections.ts';

const HEIGHT = 800;
const TOP = 80;
/** Ten sections of 300 px under a head of 200 px, scrolled so far. */
const seenAt = (scrolled: number): string => {
  const most = 200 + 300 * settingsSections.length - HEIGHT;
  const tops = Object.fromEntries(settingsSections.map((id, index) => [id, 200 + 300 * index - scrolled]));
  return sectionInView({
    tops: tops as Record<(typeof settingsSections)[number], number>,
    top: TOP,
    height: HEIGHT,
    progress: scrolled / most,
  });
};

it.each([
  [0, 'profile'],
  [420, 'plan'],
  [2400, 'viewings'],
])('When the page is scrolled by %d px, then %s is the section that is read', (scrolled, section) => {
  expect(seenAt(scrolled)).toBe(section);
});

it('When the page is scrolled from its top to its end, then each section has its turn, in order', () => {
  const turns = Array.from({ length: 2401 }, (_none, scrolled) => seenAt(scrolled));
  expect([...new Set(turns)]).toEqual(settingsSections);
});

it.each([
  ['#plan', 'plan'],
  ['#sessions', 'sessions'],
  ['#elsewhere', null],
  ['', null],
])('When an address ends in %j, then it names the section %j', (hash, section) => {
  expect(namedSection(hash)).toBe(section);
});
