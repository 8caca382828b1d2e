/** What has changed of a view: a path into it and the new value; without one the entry is gone. */

export type Change = unknown[];
type Node = Record<string | number, unknown>;

/** The view after the changes; whatever did not change is the very same object as before. */
export function follow<View>(view: View, changes: readonly Change[]): View {
  const fresh = new Set<unknown>();
  const own = (part: unknown): Node => {
    if (fresh.has(part)) return part as Node;
    const copy = (Array.isArray(part) ? [...part] : { ...(part as Node) }) as Node;
    fresh.add(copy);
    return copy;
  };
  const root = { view } as { view: unknown };
  for (const change of changes) {
    const path = change[0] as (string | number)[];
    let inside: Node = root as Node;
    let name: string | number = 'view';
    for (const next of path) {
      const copy: Node = own(inside[name]);
      inside[name] = copy;
      inside = copy;
      name = next;
    }
    if (change.length > 1) inside[name] = change[1];
    else delete inside[name];
  }
  return root.view as View;
}
