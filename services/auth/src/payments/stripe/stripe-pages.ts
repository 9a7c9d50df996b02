/** Everything of a list: the library asks for page after page as it is iterated. */
export const everyPage = async <T>(list: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const one of list) all.push(one);
  return all;
};
