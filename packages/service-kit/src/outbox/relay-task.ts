/** One document whose events are to be published. */
export interface RelayTask {
  model: string;
  id: string;
}

export const keyOf = ({ model, id }: RelayTask): string => `${model}\n${id}`;
