/** Sets a key as the most recently used one and removes the least recently used ones above `maxSize`. */
export function setBounded<K, V>(map: Map<K, V>, key: K, value: V, maxSize: number): void {
  // A Map iterates in insertion order, so a key that is set again has to be removed first.
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= maxSize) return;
    map.delete(oldest);
  }
}
