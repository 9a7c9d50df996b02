/** Words that hold an English sentence together. A text without them is a list of keywords. */
export const functionWords = `the a an of to in on at by for from with without about into onto over under between through
during before after against within and or but nor so yet if then than that which who whom whose what when where why how
because while although though as i you he she it we they me him her us them my your his its our their mine yours this
these those there here is are was were be been being am do does did have has had having will would shall should can could
may might must not no only also just very too each every any some many much few several all both either neither other another such more most
less least own same up down out off again once dont doesnt isnt arent wont cant youre im ive were its thats let please
until unless since per via`;
