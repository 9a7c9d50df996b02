/** Before a telephone that whoever reads the answer is to use: "call us on". Not "call me". */
export const callings = `call us, call us on, call us at, call the shop on, call the clinic on, call the desk on, to call, or call, can call, and call, calls, ring us, ring us on, ring us at, to ring, or ring, can ring, phone us, phone us on, phone us at, to phone, or phone, telephone us on, text us, text us on, to text, our phone, our number, our number is, our phone number, our phone number is, our telephone`;
/** Whose telephone is on its door. */
export const firms = `shop store bakery garage clinic surgery salon pharmacy library museum school academy nursery hospital office desk reception company hotline centre center gym cafe restaurant hotel pub bookshop hardware vet laundry agency`;
/** Who has a telephone of their own. */
export const people = `customer customers client patient user member neighbour neighbor owner mr mrs ms miss mobile cell im my pupil student mother father son daughter contact applicant`;
/** Before a number that is no telephone and no card: "order no. 612345678". */
export const counted = `order invoice reference ref isbn code ean case ticket booking batch serial item product`;
/** Between such a word and its number. */
export const numberSigns = `n no number nr`;
