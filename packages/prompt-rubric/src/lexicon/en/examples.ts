/** What makes the quotation after it a model of the answer, wherever in the sentence it stands. */
export const modelCues = `example, examples, sample, samples, this model, as a model, imitate, imitating, mimic, mimicking, emulate, copy the style, copy the tone, copy the voice, same tone, same voice, same style, same manner, in this style, in this tone, in this voice, the style of, the tone of, the voice of, the manner of, how i write, how i talk, how i speak, how i sound, the way i write, the way i talk, way of talking, way of writing, for reference, as a reference`;
/** What does so right before it, where it is set apart: "one like this: "…"". */
export const deicticCues = `like this, in this form, in this shape, in this way, this pattern, like this one, like these, like so, like the following, like the one below, like the one here, this format, this structure, look like, looks like, read like, reads like, sound like, sounds like, as in, points like, lines like, ones like`;
/** A piece that the writer made is a model of what the next is to be like, unless it is to be worked on. */
export const ownPieceCues = `mail of mine, mails of mine, email of mine, emails of mine, message of mine, messages of mine, note of mine, text of mine, letter of mine, post of mine, one of mine, some of mine, one of my mails, one of my emails, one of my messages, one of my letters, one of my notes, one of my texts, one of my posts, one i wrote, one i sent, one ive written, one ive sent, mail i wrote, email i wrote, message i wrote, letter i wrote, note i wrote, post i wrote, text i wrote`;
/** What makes the quotation before it a model: "in that same tone, write…". */
export const modelCuesAfter = `that tone, that same tone, same tone, that voice, that same voice, same voice, that style, that same style, same style, that manner, that way of, same warmth, imitate, imitating, mimic, emulate, copy the tone, copy the style, copy the voice, one like it, one like that, another like it, another like that, just like that, sound like that, the example is, the sample is, only an example, just an example, only a sample, just a sample, as a model, as an example, as a sample, notice how, thats how i, that is how i, this is how i`;
/** After them a quotation is wording to be used, or begins or ends the piece: "start like this: "…"". */
export const fixedWording = `start starts starting begin begins beginning open opens opening end ends ending close closes closing finish finishes sign signs signed subject title titled headline heading slogan says said goes reads sentence sentences line`;
/** They work on what is quoted. */
export const workingVerbs = `summarise summarize summary translate correct fix improve rewrite rephrase shorten proofread polish review edit classify sort label extract answer analyse analyze reply respond`;

/** Before "example" it gives a case of what is spoken of: only where a sentence begins so is it a model. */
export const inPassing = `for`;
