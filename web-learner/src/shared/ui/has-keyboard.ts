/** Whether there is a keyboard at hand: a phone shows one over the conversation once a text field has the focus. */
export const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches;
