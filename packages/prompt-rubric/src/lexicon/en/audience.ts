/** What introduces for whom the result is. */
export const audienceCues = `so that, so, answer, tell, teach, remind, convince, reassure, thank, invite, inform, help, guide, warn, for, to, aimed at, addressed to, intended for, meant for, written for, designed for, targeted at, tailored to, directed at, suitable for, with, among, let, reply to, replying to, write back to, writing back to`;

/** Cues that introduce readers whatever noun follows. */
export const strongCues = `want to reach, wants to reach, trying to reach, hoping to reach, hopes to reach, want to attract, wants to attract, trying to attract, like to reach, like to attract, should read it is, should read it are, who should read it are, thinking of, thinking about, with readers like, aimed at, addressed to, intended for, meant for, written for, targeted at, directed at, tailored to, my audience is, my audience are, the audience is, the audience are, the readers are, our readers are, my readers are, the reader is, the recipient is, the recipients are,
will be read by, it will be read by, read by, used by, who will read it, it is for, its for, this is for, they are for, aim it at, aim this at, it goes to, goes to, talk to, speak to, speaking to, tell it to, pitched at, written to, i want one for, one for`;

/** People, in the singular. */
export const people = `grandmother grandfather grandma grandpa child kid son daughter father mother parent brother sister friend neighbour neighbor pupil student teacher
colleague coworker employee worker staff boss manager director lead leader team client customer user buyer shopper consumer reader listener viewer subscriber
member donor volunteer patient nurse doctor relative family carer caregiver tourist traveller traveler visitor guest tenant landlord owner citizen taxpayer voter
beginner novice newcomer learner teenager teen adult senior pensioner retiree person people audience public candidate applicant intern freelancer founder
entrepreneur investor supplier vendor programmer developer engineer designer technician lawyer judge journalist editor committee board executive
department class group community association follower participant attendee musician athlete runner cyclist driver courier waiter cook chef clerk salesperson
seller speaker mentor tutor accountant analyst operator mechanic electrician plumber farmer researcher scientist librarian councillor council resident professional
expert specialist hobbyist graduate undergraduate recruiter marketer grandchild cousin uncle aunt husband wife woman man boy girl layperson layman jury company
hire starter assistant adult head household management lady gentleman year-old sceptic skeptic stakeholder agent commuter passenger diner grownup grown-up folk bloke lad lass guy toddler youngster tween teen retired kiddo patron`;

/** Broad groups: they need a trait to guide anyone. */
export const broadGroups = `user customer client reader public person people audience consumer company professional group team`;

/** Names for everybody. */
export const everybody = `everyone, everybody, anyone, anybody, all people, all audiences, a general audience, general audience, general audiences, the general public, general public, people in general, the public, all ages, everyone in general, people, any audience, any reader, all kinds of people, whoever`;

/** People described by what they do: "someone who has never borrowed money". */
export const described = `someone renting, someone buying, someone learning, someone starting, someone who, someone whose, someone with, someone without, somebody who, people who, people with, people without, a person who, anyone who, those who, anyone with, those with, readers who`;

/** After "for" or "to" these begin a purpose and not a reader. */
export const purposes = `example instance that which`;

/** Signs of a reader somewhere in the sentence: "the manager will read it", "so that she can follow it". */
export const readerCues = `its her first, its his first, it is her first, it is his first, she can understand, he can understand, they can understand, she understands, he understands, they understand, whoever reads it, whoever reads this, will read, who read, will read it, will read this, will read them, will be reading it, will be reading this, reads it, reads this, read it too, will read it too, will be read by, will receive it, will use it, will hear it, will see it, going to read it, has to read it, have to read it,
so that she can, so that he can, so that they can, so she can, so he can, so they can, wants to know, want to know, readers are, the users are, the audience are, the recipients are, who reads it, who will read it, lives alone, stays alone, she knows, he knows, they know, she doesnt know, he doesnt know, they dont know, she does not know, he does not know, she understands, understands time, has never read, has never signed, never signed, never rented, first time renting, reads slowly, reads simple, can read simple, cannot remember, can read alone, afraid she, afraid he, shes afraid, hes afraid, shes scared, hes scared, scared of being, scares her, scares him, frightens her, frightens him, what worries her, what worries him, read standing, read it standing, reads standing, she runs, should read it, must read it, wouldnt know an, only read it, reads his mails, reads her mails, reads his emails, reads her emails, he gets it, she gets it, they get it, not technical, isnt technical, is not technical, comes from`;

/** People one writes for: what is said of them describes the reader. */
export const served = `client customer reader pupil student patient audience user recipient listener subscriber follower visitor guest diner neighbour neighbor`;

/** Those a letter may be addressed to that are not persons. */
export const addressees = `shop store service hotel supplier company council bank insurer airline school college administration community shift restaurant workshop garage clinic hospital office agency university publisher association gym landlord landlady library department branch club newsroom website blog program system app support desk helpdesk`;

/** What is sent to somebody. */
export const letters = `email letter message note notice complaint request reply answer invitation handover memo circular text reminder proposal quote write draft respond`;

/** What trades end in that no list can hold, in the plural: "beekeepers". */
export const tradeEndings = `ers ors ists ians ees`;
/** Plurals that end like people and are things. */
export const thingsLikePeople = `orders numbers letters computers papers answers offers covers matters dinners others flowers colors errors sensors factors motors doors floors colours hours chapters headers footers markers counters meters centers
folders filters printers routers servers browsers timers triggers parameters characters lists playlists checklists trees committees degrees fees coffees newsletters stickers posters banners containers quarters corners powers summers winters powers towers layers players' drawers lockers`;
/** Words that tell nothing of a reader. */
export const noTraits = `in our my all`;
/** Plurals of people that no rule spells. */
export const irregularPeople = `regulars children men women wives`;
/** These cues introduce a reader with or without an article. */
export const looseCues = `let reply replying write writing for aimed addressed intended meant written`;
/** What opens the name of a reader: "my neighbour". */
export const articles = `my our their his her your a an the each`;
/** After a reader they begin what is said of them: "the customers are". */
export const linkVerbs = `is are who has have cant dont never`;
/** They begin a reason, which is no trait of the reader. */
export const reasons = `because`;
/** They begin how the answer is to be: "for her, in three sentences". */
export const asides = `in with without under`;
/** What such an aside speaks of. */
export const measures = `a an two three four five format tone list table plain`;
/** After "everybody" these begin what narrows it down. */
export const narrows = `at who with without whose aged over under in`;
/** They tell who or what somebody is. */
export const copulas = `is are was were`;
/** What a reader does. */
export const readingVerbs = `read reads`;
/** They tie a noun to the one before: past them stands no reader. */
export const borders = `of with in about on from`;
/** They open a clause about the reader. */
export const relatives = `who whos whose where`;
/** After these "email" or "text" is a verb before the reader: "please email the shop". */
export const sendingLeads = `please kindly you to just`;
/** They name the writer, who is no reader of it: "write for me to the company". */
export const selves = `me us myself ourselves`;
/** Pieces that speak of a place to whoever passes: "an advert for a school" names no reader. */
export const publicity = `advert ad advertisement poster sign flyer leaflet banner post tweet slogan website brochure billboard blurb notice`;
/** What people ask, whose answer they will read: "the queries of our users", "the patron's question". */
export const questions = `question questions query queries doubt doubts`;
/** Between what is asked and who asks. */
export const askers = `of from`;
/** They answer it. */
export const answering = `answer answers answering reply replies replying respond responds responding resolve`;
/** After them a clause says what is asked: "the question of whether a customer…". */
export const clauseOpeners = `whether how if what which why when where that`;
/** What somebody is, has or does, right after who it is: "Carmen runs IT", "the board has to decide". */
export const statements = `is are has have hasnt havent isnt arent runs run owns own works work decides decide must needs need wants want reads read lives live buys buy never was were`;
/** A piece for somebody told before: "make them a table". */
export const forThemVerbs = `give tell write make send show draft prepare answer explain for to`;
export const themselves = `him her them`;
/** They open a sentence about whoever the one before addressed. */
export const takenUp = `hes shes theyre`;
/** They do so before what somebody is or does. */
export const pronouns = `he she they`;
/** They rule out a trade: "they aren't accountants". */
export const noTrade = `is not a, is not an, isnt a, isnt an, are not, arent`;
/** What readers still learn. */
export const learning = `learning the language, learning english, learning our language, picking up the language, speaking the language a few, new to the language, with basic english`;
/** Before the name of a reader. */
export const toNames = `to for`;
