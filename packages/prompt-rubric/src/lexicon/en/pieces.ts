/** Nouns for what a model can hand over, in the singular: "I need a sign", "summary in two sentences". */
export const pieces = `email mail letter message text note notice sign poster advert ad advertisement post tweet summary synopsis recap precis brief report minutes table
list sheet guide guideline manual instruction plan menu proposal idea suggestion draft reply response answer announcement circular leaflet flyer script title headline heading
label caption description explanation comparison analysis diagnosis assessment classification count tally translation version template outline schedule timeline
timetable itinerary budget questionnaire question checklist json csv object hypothesis cause step option alternative tip recommendation reminder invitation speech poem story prompt assistant
handover card bullet paragraph sentence line row column field extract breakdown copy blurb bio page update shortlist verdict review paper board quote fix help opinion feedback critique hand
job thing deliverable wording walkthrough go first-draft inventory agenda piece rundown overview digest memo rewrite deadline figure`;

/** First words of a wish for a piece; what follows is the piece: "I'd love a list". */
export const wishes = `i need, we need, i want, we want, id like, i would like, wed like, we would like, id love, i would love, wed love, im after, i am after, im looking for, i am looking for, we are looking for, were looking for, looking for, i require, we require,
i am requiring, could use, i could use, i could do with, we could do with, i wish, i wish to have, i wish for, i wish to get, i am in need of, im in need of, in need of, what i need is, what we need is, what i want is, what i want back is, what im after is, what i would like is, what id like is, what we want is, need, wanted, want,
can i have, can i get, could i have, could i get, may i have, can we have, could we have, can we get, could we get, can you do, could you do, please send me, send me, hand me, give me, get me, i expect, id appreciate, i would appreciate, i would be grateful for, id be grateful for, help me with, help us with, help with,
can you help me with, could you help me with, can you help with, could you help with, please help me with, please help with, please help us with, kindly help me with, kindly help with, i need help with, we need help with, i need your help with, i need some help with, requesting, request, lets do, lets have`;
/** What may stand before the piece: "two", besides quantities. */
export const beforePieces = `the a an some my your this`;
/** Where the name of a piece ends. */
export const breaks = `that of to for with is are not and in on who which if when where as use only`;

/** Pieces that seldom name themselves in their own text: who writes the name orders one. */
export const seldomTitled = `email mail message sign poster advert ad advertisement post tweet leaflet flyer blurb caption script wording copy`;
/** What ties a piece to its reader, its place or its subject. */
export const leadsOn = `for to about on`;
/** What may stand before the piece: "Hi, notice for the window". */
export const greetings = `hi hello hey there`;
/** Where a piece may hang or appear. */
export const places = `window door entrance wall board noticeboard counter lift elevator hallway lobby website page newspaper paper magazine newsletter intranet instagram facebook linkedin tiktok twitter fridge gate`;
/** Words of somebody who speaks of what is theirs. */
export const ownMarks = `my our`;
