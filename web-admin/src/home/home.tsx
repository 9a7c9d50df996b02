import type { Role } from '@academy/contracts/shared/people.ts';
import { usePermissions, useResourceDefinitions } from 'ra-core';
import { Navigate } from 'react-router-dom';
import { hasHome, resourcesFor } from '../app/console-access.ts';
import { PageHeading } from '../shared/page-heading.tsx';
import { Panels } from '../shared/panel.tsx';
import { ForReaders } from '../shared/rights/for-readers.tsx';
import { AutomationsOff } from './automations-off.tsx';
import { ExerciseFigures } from './exercise-figures.tsx';
import { NewMembers } from './new-members.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { SubscriptionFigures } from './subscription-figures.tsx';
import { Waiting } from './waiting.tsx';

/** What waits for staff, and how learners fare, as far as somebody may read it. Who has lists alone begins with the first. */
export function Home() {
  const { permissions = null } = usePermissions<Role | null>();
  const definitions = useResourceDefinitions();
  if (permissions === null) return null;
  if (!hasHome(permissions)) {
    const [first] = resourcesFor(permissions, Object.values(definitions));
    return first ? <Navigate to={`/${first.name}`} replace /> : null;
  }
  return (
    <>
      <PageHeading text="academy.home.title" />
      <ForReaders resource="automations">
        <AutomationsOff />
      </ForReaders>
      <Panels>
        <Waiting role={permissions} />
        <ForReaders resource="help">
          <OpenQuestions />
        </ForReaders>
        <ForReaders resource="users">
          <NewMembers />
        </ForReaders>
        <ForReaders resource="subscription-figures">
          <SubscriptionFigures />
        </ForReaders>
      </Panels>
      <ForReaders resource="exercise-figures">
        <ExerciseFigures />
      </ForReaders>
    </>
  );
}
