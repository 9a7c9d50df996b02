import type { Role } from '@academy/contracts/shared/people.ts';
import { usePermissions } from 'ra-core';
import { Navigate } from 'react-router-dom';
import { PageHeading } from '../shared/page-heading.tsx';
import { Panels } from '../shared/panel.tsx';
import { AutomationsOff } from './automations-off.tsx';
import { ExerciseFigures } from './exercise-figures.tsx';
import { NewMembers } from './new-members.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { SubscriptionFigures } from './subscription-figures.tsx';
import { Waiting } from './waiting.tsx';

/** What waits for staff, and how learners fare. Moderators have one list to work on, and begin there. */
export function Home() {
  const { permissions } = usePermissions<Role | null>();
  if (permissions === 'moderator') return <Navigate to="/flags" replace />;
  if (permissions !== 'administrator') return null;
  return (
    <>
      <PageHeading text="academy.home.title" />
      <AutomationsOff />
      <Panels>
        <Waiting />
        <OpenQuestions />
        <NewMembers />
        <SubscriptionFigures />
      </Panels>
      <ExerciseFigures />
    </>
  );
}
