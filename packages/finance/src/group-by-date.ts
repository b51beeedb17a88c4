/** In the order of the items. Browsers of our range lack `Map.groupBy`. */
export function groupByDate<Item extends { readonly date: string }>(
  items: readonly Item[],
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(item.date)
    if (group) group.push(item)
    else groups.set(item.date, [item])
  }
  return groups
}
