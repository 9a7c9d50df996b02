/** Prints a figure for the runner's summary; straight to the terminal, since Jest frames what goes to console. */
export const printFigure = (name: string, figure: Readonly<Record<string, number>>): void => {
  process.stderr.write(`FIGURE ${name} ${JSON.stringify(figure)}\n`);
};
