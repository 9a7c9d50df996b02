import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RubricData } from '@academy/contracts/content/exercise-file.ts';
import { keysOf } from '@academy/prompt-rubric/groups.ts';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { Announcer } from '../../shared/outline/announcer.tsx';
import { useAnnouncement } from '../../shared/outline/use-announcement.ts';
import { AddCriterion } from './add-criterion.tsx';
import {
  addable,
  mostCriteria,
  withChange,
  withCriterion,
  withMoved,
  withoutCriterion,
} from './card-edits.ts';
import { CriterionCard } from './criterion-card.tsx';
import { useCriterionName } from './criterion-name.ts';
import { GroupCards } from './group-cards.tsx';
import { faultsOf } from './rubric-text.ts';
import { useCardFaultText } from './use-card-fault.ts';
import { WholeNumberField } from './whole-number-field.tsx';

interface RubricCardsProps {
  rubric: RubricData;
  /** Whether what is not complete yet is marked: not before somebody tried to save it. */
  marksFaults: boolean;
  /** Whether `subject` can be judged in this exercise; undefined while that is not known. */
  hasReferences: boolean | undefined;
  onChange: (rubric: RubricData) => void;
}

/** The rubric as cards, one for each criterion, and one for each group of them. */
export function RubricCards({ rubric, marksFaults, hasReferences, onChange }: RubricCardsProps) {
  const translate = useTranslate();
  const text = (key: string, values: object = {}) => translate(`resources.rubric.${key}`, values);
  const nameOf = useCriterionName();
  const [open, setOpen] = useState<readonly string[]>([]);
  const { said, say } = useAnnouncement();
  const list = useRef<HTMLUListElement>(null);
  const faultText = useCardFaultText();
  const broken = faultsOf(rubric);
  const faults = marksFaults ? broken : [];
  const isIncomplete = (part: 'criteria' | 'groups', at: number) =>
    broken.some(({ path }) => path[0] === part && path[1] === at);
  // One after the other: all at once would be a page of cards.
  const toMend = marksFaults ? rubric.criteria.findIndex((_, at) => isIncomplete('criteria', at)) : -1;
  const faultAt = (...path: (string | number)[]) => {
    const fault = faults.find((one) => path.every((name, place) => one.path[place] === name));
    return fault && faultText(fault);
  };
  const keys = keysOf(rubric.criteria);
  /** The button that was pressed has moved with its card, or is at an end. */
  const focusIn = (name: string, does: string) =>
    requestAnimationFrame(() => {
      const card = list.current?.querySelector(`[data-card="${CSS.escape(name)}"]`);
      const other = does === 'up' ? 'down' : 'up';
      const button = [does, other].map((one) =>
        card?.querySelector<HTMLElement>(`[data-does="${one}"]:not(:disabled)`),
      );
      button.find(Boolean)?.focus();
    });
  const subjectNote = text(hasReferences === false ? 'subjectMissing' : 'subjectNote');
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {text('pointsHelp')}
      </Typography>
      <WholeNumberField
        label={text('passScore')}
        value={rubric.passScore}
        most={100}
        help={text('passScoreHelp')}
        fault={faultAt('passScore')}
        onChange={(passScore) => onChange({ ...rubric, passScore })}
      />
      {rubric.criteria.length === 0 ? <Typography>{text('none')}</Typography> : null}
      <Box component="ul" ref={list} sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, display: 'grid', gap: 1 }}>
        {rubric.criteria.map((criterion, at) => {
          const key = keys[at] ?? criterion.id;
          return (
            <CriterionCard
              key={key}
              name={key}
              criterion={criterion}
              place={at}
              all={rubric.criteria.length}
              isOpen={open.includes(key) || at === toMend}
              isIncomplete={isIncomplete('criteria', at)}
              note={criterion.id === 'subject' ? subjectNote : undefined}
              faultAt={(...path) => faultAt('criteria', at, ...path)}
              onToggle={() =>
                setOpen(open.includes(key) ? open.filter((one) => one !== key) : [...open, key])
              }
              onChange={(change) => {
                // A card that is open for its fault would close at the key that mends it.
                if (!open.includes(key)) setOpen([...open, key]);
                onChange(withChange(rubric, at, change));
              }}
              onMove={(step) => {
                onChange(withMoved(rubric, at, step));
                say(text('moved', { name: nameOf(criterion), place: at + 1 + step, all: keys.length }));
                focusIn(key, step === -1 ? 'up' : 'down');
              }}
              onRemove={() => onChange(withoutCriterion(rubric, at))}
            />
          );
        })}
      </Box>
      <Announcer text={said} />
      <AddCriterion
        ids={addable(rubric)}
        isFull={rubric.criteria.length >= mostCriteria}
        onAdd={(id) => {
          const after = withCriterion(rubric, id);
          const key = keysOf(after.criteria).at(-1) ?? id;
          setOpen([...open, key]);
          onChange(after);
          requestAnimationFrame(() =>
            list.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"] button`)?.focus(),
          );
        }}
      />
      <GroupCards rubric={rubric} isIncomplete={isIncomplete} faultAt={faultAt} onChange={onChange} />
    </>
  );
}
