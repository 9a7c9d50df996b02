const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Folded function words of both languages, which tell nothing of what a text is about. */
export const stopWords: ReadonlySet<string> = new Set([
  ...words(`
    a al algo ante antes aqui asi aun aunque bajo bien cada como con contra cual cuales cuando de del desde donde
    dos e el ella ellas ello ellos en entre era es esa esas ese eso esos esta estan estas este esto estos fue ha
    han hasta hay la las le les lo los mas me mi mis mucho muy ni no nos o os otra otro para pero por porque que
    quien se sea ser si sido sin sobre son su sus tambien tan te tu tus un una uno unos unas y ya yo
  `),
  ...words(`
    about after all also am an and any are as at be because been before being below between both but by can could
    did do does doing down during each few for from further had has have having he her here hers him his how i if
    in into is it its itself just more most my no nor not now of off on once only or other our out over own same
    she should so some such than that the their them then there these they this those through to too under until
    up very was we were what when where which while who why will with would you your
  `),
]);
