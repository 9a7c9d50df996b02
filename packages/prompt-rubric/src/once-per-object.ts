/**
 * Makes something of an object once, for as long as the object lives: a live check brings the same rubric and references
 * at every key. What else it is made from must be the same for the same object.
 */
export function oncePerObject<Key extends object, Rest extends unknown[], Made extends object>(
  make: (key: Key, ...rest: Rest) => Made,
): (key: Key, ...rest: Rest) => Made {
  const known = new WeakMap<Key, Made>();
  return (key, ...rest) => {
    const before = known.get(key);
    if (before) return before;
    const made = make(key, ...rest);
    known.set(key, made);
    return made;
  };
}
