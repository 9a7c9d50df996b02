/** What stands beside a tone in a sentence about nothing else. */
export const besideTones = `tone register style voice language make keep sound sounds sounding be stay use write really quite very bit rather please thanks throughout always`;
