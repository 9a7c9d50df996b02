import { keysOf } from '@academy/prompt-rubric/groups.ts';
import { CRITERION_IDS, MUST_NOT_KINDS } from '@academy/prompt-rubric/rubric.ts';
import { z } from 'zod';
import { fewestSamples } from '../shared/fewest-samples.ts';
import { idSchema } from '../shared/lists.ts';
import { bilingual, slug } from './document-file.ts';

/** A broken rule: `params` has its name and values, so that an editor can say it in another language. */
const reporter =
  (context: z.RefinementCtx) => (path: (string | number)[], message: string, params: Record<string, unknown>) =>
    context.addIssue({ code: 'custom', path, message, params });

const words = z.array(z.string().trim().min(2).max(80)).min(1).max(60);

const criterionSetting = z
  .strictObject({
    id: z.enum(CRITERION_IDS),
    key: slug.optional(),
    weight: z.int().min(1).max(10),
    mustHave: z.union([z.boolean(), z.literal('partly')]).optional(),
    label: bilingual(60).optional(),
    any: z.strictObject({ es: words, en: words }).optional(),
    kinds: z.array(z.enum(MUST_NOT_KINDS)).min(1).optional(),
    atLeast: z.int().min(1).optional(),
    byMeaning: z.literal(true).optional(),
    words: z.strictObject({ least: z.int().min(1).max(5000), most: z.int().min(1).max(20_000) }).optional(),
    hint: bilingual(300).optional(),
  })
  .superRefine((setting, context) => {
    const report = reporter(context);
    if (setting.id === 'mentions' && !setting.any) {
      report(['any'], 'mentions needs the words to look for', { rule: 'wordsNeeded' });
    }
    if (setting.id === 'must-nots' && !setting.any && !setting.kinds) {
      report(['kinds'], 'must-nots needs kinds or phrases (any)', { rule: 'kindsNeeded' });
    }
    const takesWords = setting.id === 'mentions' || setting.id === 'must-nots';
    if ((setting.any && !takesWords) || (setting.atLeast && setting.id !== 'mentions')) {
      report(['any'], 'only mentions takes any and atLeast, and must-nots any', { rule: 'wordsUnused' });
    }
    if (setting.byMeaning && (setting.id !== 'mentions' || (setting.atLeast ?? 1) > 1)) {
      report(['byMeaning'], 'only mentions of which one is enough take byMeaning', { rule: 'meaningOfOne' });
    }
    if (setting.kinds && setting.id !== 'must-nots') {
      report(['kinds'], 'only must-nots takes kinds', { rule: 'kindsUnused' });
    }
    if (setting.id === 'length' && !setting.words) {
      report(['words'], 'length needs the fewest and the most words of an answer', { rule: 'lengthNeeded' });
    }
    if (setting.words && setting.id !== 'length') {
      report(['words'], 'only length takes words', { rule: 'lengthUnused' });
    }
    if (setting.words && setting.words.least > setting.words.most) {
      report(['words', 'most'], 'the most is less than the fewest', { rule: 'lengthOrder' });
    }
    const fewest = setting.any ? Math.min(setting.any.es.length, setting.any.en.length) : 0;
    if (setting.any && (setting.atLeast ?? 1) > fewest) {
      report(['atLeast'], `only ${fewest} words can be found`, { rule: 'fewWords', limit: fewest });
    }
  });

const criterionGroup = z.strictObject({
  id: slug,
  label: bilingual(80),
  atLeast: z.int().min(1),
  of: z.array(z.string()).min(2).max(12),
  hint: bilingual(300).optional(),
});

/** The rubric of one exercise, as its author writes it and as `checkPrompt` takes it; also one that staff edited long ago. */
export const rubricData = z
  .strictObject({
    passScore: z.int().min(1).max(100),
    criteria: z.array(criterionSetting).min(1).max(12),
    groups: z.array(criterionGroup).min(1).max(6).optional(),
  })
  .superRefine(({ criteria, groups = [] }, context) => {
    const report = reporter(context);
    const keys = keysOf(criteria);
    for (const [at, { id, key }] of criteria.entries()) {
      const isRepeated = criteria.findIndex((other) => other.id === id) < at;
      if (isRepeated && id !== 'mentions')
        report(['criteria', at, 'id'], `${id} stands twice: only mentions may appear more than once`, { rule: 'repeated', name: id });
      if (key === undefined) continue;
      if (isCriterionId(key) && !isOlderThanCriterion(key, criteria)) report(['criteria', at, 'key'], `${key} is the name of a criterion`, { rule: 'reserved', name: key });
      if (keys.indexOf(key) < at) report(['criteria', at, 'key'], `the key ${key} is taken`, { rule: 'taken', name: key });
    }
    for (const [at, group] of groups.entries()) {
      if (groups.findIndex(({ id }) => id === group.id) < at)
        report(['groups', at, 'id'], `the id ${group.id} is taken`, { rule: 'taken', name: group.id });
      if (group.atLeast > group.of.length)
        report(['groups', at, 'atLeast'], `only ${group.of.length} criteria can be met`, { rule: 'fewCriteria', limit: group.of.length });
      for (const [place, key] of group.of.entries()) {
        const path = ['groups', at, 'of', place];
        if (!keys.includes(key)) report(path, `no criterion of this rubric is called ${key}`, { rule: 'nameless', name: key });
        else if (isUnclear(key, criteria)) report(path, `there are several ${key}: give each a key`, { rule: 'several', name: key });
        if (group.of.indexOf(key) < place) report(path, `${key} is named twice`, { rule: 'twice', name: key });
      }
    }
  });

/** "mentions" names no one where several are called so, or only by their place. */
const isUnclear = (name: string, criteria: { id: string; key?: string | undefined }[]) =>
  criteria.filter(({ id, key }) => id === 'mentions' && key === undefined).length > 1 && /^mentions(?:-\d+)?$/.test(name);

/** Also "mentions-2", by which the second of an id goes that has no key. */
const isCriterionId = (key: string) => CRITERION_IDS.some((id) => id === key.replace(/-\d+$/, ''));

/** Criteria that came later: a rubric that staff wrote before may call a criterion of its own so, where it has none of these. */
const laterIds: readonly string[] = ['length', 'material'];
const isOlderThanCriterion = (key: string, criteria: readonly { id: string }[]) =>
  laterIds.includes(key) && !criteria.some(({ id }) => id === key);

const mostMustHaves = 6;

/** A rubric as the academy ships it: each must-have refuses some good prompts. */
const shippedRubric = rubricData.superRefine(({ criteria }, context) => {
  const musts = criteria.filter(({ mustHave }) => mustHave).length;
  if (musts <= mostMustHaves) return;
  const message = `${musts} must-haves: at most ${mostMustHaves}`;
  context.addIssue({ code: 'custom', path: ['criteria'], message });
});

const samples = z.strictObject({
  good: z.array(z.string().trim().min(1).max(10_000)).min(fewestSamples),
  weak: z.array(z.string().trim().min(1).max(10_000)).min(fewestSamples),
});

/** `content/courses/<course>/lessons/<lesson>/exercises/<NN>-<slug>.yaml`. */
export const exerciseFile = z.strictObject({
  /** Where it is not `<lesson>--<slug>`: staff made the exercise, or moved it from another lesson. */
  id: idSchema.optional(),
  title: bilingual(120),
  prompt: bilingual(2000),
  rubric: shippedRubric,
  hints: z.strictObject({ nudge: bilingual(600), targeted: bilingual(800), example: bilingual(2000) }),
  samples: z.strictObject({ es: samples, en: samples }),
});

export type ExerciseFile = z.infer<typeof exerciseFile>;
export type RubricData = z.infer<typeof rubricData>;
