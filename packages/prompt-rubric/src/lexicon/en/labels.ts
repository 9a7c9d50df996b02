/** Headings with which writers name the parts of a prompt, by the part they announce. */
export const labels = {
  role: `role, your role, persona, profile, who you are, character, identity`,
  task: `task, your task, assignment, instruction, instructions, mission, request, what to do, what i need, the task, steps`,
  goal: `goal, objective, purpose, aim`,
  context: `context, background, situation, information, facts, case, details, scenario, the context, the situation, what we know, background information, what happened, what is happening, whats happening, reason, business, company, problem, the problem, who i am, who we are, why`,
  data: `data, text, email, message, transcript, document, article, news, review, reviews, comment, comments, input, notes, report, minutes, source, sources, conversation, complaint, order, code, invoice, contract, feedback, log, logs, error log, the log, error message, the error message, log entry, stack trace, traceback`,
  audience: `audience, who, client, patient, who its going to, who its to, goes to, target audience, reader, readers, recipient, recipients, for whom, who it is for, who its for, to, for, who reads it, who will read it, read by, addressed to, target reader, who to, who for, whos it for, who its to, who is it for, aimed at, meant for, sent to, send to, readership, who sees it, who will see it`,
  format: `format, output format, output, structure, deliverable, response, response format, layout, schema, columns, fields, keys, sections`,
  constraints: `constraints, constraint, limits, limit, conditions, rules, requirements, tone, length, avoid, style, do not, dont, important, careful, order`,
  examples: `example, examples, example output, sample output, ex, sample, samples`,
};
