/** Before a telephone that whoever reads the answer is to use: "call us on". Not "call me". */
export const callings = `call us, call us on, call us at, call the shop on, call the clinic on, call the desk on, to call, or call, can call, and call, calls, ring us, ring us on, ring us at, to ring, or ring, can ring, phone us, phone us on, phone us at, to phone, or phone, telephone us on, text us, text us on, to text, our phone, our number, our number is, our phone number, our phone number is, our telephone, they call, they ring, they phone, they text, should call, should ring, should phone, should text, must call, must ring, must phone, can text, and ring, and phone, and text, please call, please ring, please text`;
/** Whose telephone is on its door. */
export const firms = `shop store bakery garage clinic surgery salon pharmacy library museum school academy nursery hospital office desk reception company hotline centre center gym cafe restaurant hotel pub bookshop hardware vet laundry agency vets dentist dentists association club switchboard practice bookings enquiries orders appointments information`;
/** Who has a telephone of their own. */
export const people = `customer customers client patient user member neighbour neighbor owner mr mrs ms miss mobile cell im my pupil student mother father son daughter contact applicant guest guests tenant employee diner visitor traveller passenger home`;
/** Before a number that is no telephone and no card: "order no. 612345678". */
export const counted = `order invoice reference ref isbn code ean case ticket booking batch serial item product claim policy contract application`;
/** Between such a word and its number. */
export const numberSigns = `n no number nr`;
/** The same in a notice that speaks for the firm. */
export const callsToUs = `call us, call us on, call us at, ring us, ring us on, phone us, phone us on, text us, text us on, message us on`;
/** They ask readers to call where the purpose follows: "text 07700… to confirm". */
export const callsFor = `call, ring, phone, text, message, telephone`;
export const purposes = `to confirm, to change, to cancel, to book, to rebook, to reschedule, to order, to arrange, to sign up, for more information, for more details`;
/** Who calls is the writer or one person, and no reader: "for me to call". */
export const callers = `for me, i have, i need, i must, i had, ive got, im going, asked, asks, told, begged`;
/** The name of the line, before its number. */
export const phoneNouns = `phone telephone line whatsapp fax`;
/** Between the firm or its line and the number. */
export const beforeNumbers = `on at by is number no the to`;
/** What kind of firm it is: "dental surgery". */
export const firmKinds = `dental medical veterinary central public private local front main`;
/** Inside a name. */
export const nameLinks = `of the and at`;
/** They close an address: "12 High Street". */
export const streetEnds = `street st road rd lane avenue ave square drive close way`;
/** What makes a number somebody's after all. */
export const ownThings = `my card, her card, his card, their card, credit card, debit card, visa, mastercard, my mobile, my phone, her mobile, his mobile, her phone, his phone, card number`;
