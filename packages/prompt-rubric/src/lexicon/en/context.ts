/** Signs that a writer tells of a situation, a reason or facts. */
export const contextCues = `i work, we work, i am, im, we are, were, i have, we have, ive, weve, i run, we run, i manage, we sell, i sell, we offer, i live, we live, i teach, i lead, i organise, i organize, i just, we just, i need this because, yesterday, today, tomorrow, last week, last month, this year, next week, next month,
my company, our company, my business, our business, my shop, our shop, my team, our team, my, our, we, us,
because, since, due to, given that, as a result of, the reason is, the problem is, the situation is, currently, so far, until now, considering that, bear in mind that, keep in mind that, knowing that, we know that, it turns out`;
/** Verbs of facts, in the third person and the past. */
export const factVerbs = `is are was were has have had there bought arrived ordered received started opened closed wants want needs need says said lasts costs sells works lives uses happened expects knows prefers pays studies
takes comes remains changed rose fell ends begins celebrates sold wrote replied asked asks complained called signed approved decided broke failed lost moved joined missed waited runs owns wears speaks reads opens closes starts`;
/** Subjects of sentences about the answer and not about the situation. */
export const answerSubjects = `tone answer output result format text email message summary list table article explanation post report script title letter structure length goal style language response reply`;
