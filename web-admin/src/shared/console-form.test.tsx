import type { Role } from '@academy/contracts/shared/people.ts';
import { expect, it } from '@jest/globals';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  DataProviderContext,
  I18nContext,
  RecordContextProvider,
  ResourceContextProvider,
  testDataProvider,
} from 'ra-core';
import { AutocompleteInput, BooleanInput, SelectInput, TextInput, Toolbar } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loadI18nProvider } from '../app/i18n/i18n-provider.ts';
import { LanguageProvider } from '../app/i18n/language-context.tsx';
import { lightTheme } from '../app/theme/theme.ts';
import { ConsoleForm } from './console-form.tsx';
import { DuplicateButton } from './duplicate-button.tsx';
import { RoleContext } from '../app/role-context.ts';
import { SaveButton } from './save-button.tsx';

const course = {
  id: 'c1',
  titleEs: 'Bases',
  titleEn: 'Basics',
  level: 'beginner',
  iconName: 'star',
  isPremium: true,
};
const choices = [{ id: 'beginner' }, { id: 'star' }];

const Form = () => (
  <RecordContextProvider value={course}>
    <ConsoleForm
      toolbar={
        <Toolbar>
          <SaveButton />
          <DuplicateButton />
        </Toolbar>
      }
    >
      <TextInput source="titleEs" />
      <TextInput source="titleEn" multiline />
      <SelectInput source="level" choices={choices} optionText="id" />
      <AutocompleteInput source="iconName" choices={choices} optionText="id" />
      <BooleanInput source="isPremium" />
    </ConsoleForm>
  </RecordContextProvider>
);

const drawn = async (role: Role | null): Promise<string> => {
  const i18nProvider = await loadI18nProvider('en');
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <LanguageProvider initial={{ language: 'en', i18nProvider }}>
          <QueryClientProvider client={new QueryClient()}>
            <DataProviderContext.Provider value={testDataProvider()}>
              <I18nContext.Provider value={i18nProvider}>
                <ThemeProvider theme={createTheme(lightTheme)}>
                  <RoleContext value={role}>
                    <ResourceContextProvider value="courses">
                      <Form />
                    </ResourceContextProvider>
                  </RoleContext>
                </ThemeProvider>
              </I18nContext.Provider>
            </DataProviderContext.Provider>
          </QueryClientProvider>
        </LanguageProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

/** The inputs that can be changed, by their names. */
const changeable = (html: string): string[] =>
  [...html.matchAll(/<(?:input|textarea)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/readonly|disabled|aria-hidden/i.test(tag))
    .map((tag) => /name="([^"]*)"/.exec(tag)?.[1] ?? tag);

const buttons = (html: string): string[] =>
  [...html.matchAll(/<button\b.*?<\/button>/gs)]
    .map(([button]) => button.replaceAll(/<style.*?<\/style>|<[^>]+>/gs, ''))
    .filter((text) => text !== '');

it('When somebody may change the resource, then its form has inputs to change and buttons that write', async () => {
  const html = await drawn('teacher');
  expect(changeable(html)).toEqual(expect.arrayContaining(['titleEs', 'titleEn', 'isPremium']));
  expect(buttons(html)).toEqual(['Save', 'Duplicate']);
});

it.each(['auditor', null] as const)(
  'When %s may not, then every value is read only and there is nothing to press',
  async (role) => {
    const html = await drawn(role);
    expect(changeable(html)).toEqual([]);
    expect(html).toContain('value="Bases"');
    expect(buttons(html)).toEqual([]);
  },
);
