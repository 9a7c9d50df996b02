/** A message as people read it: JSON over several lines, anything else as it is. */
export function readableMessage(value: string): string {
  try {
    return JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    return value;
  }
}
