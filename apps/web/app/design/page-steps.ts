interface PageStep {
  readonly key: string
  /** null: a gap of omitted pages. */
  readonly page: number | null
}

/** Number of neighbors shown on either side of the current page. */
const NEIGHBORS = 1

/** The page numbers that a list shows: first, last, current and its neighbors. A gap of one page shows that page. */
export function pageSteps(page: number, pageCount: number): PageStep[] {
  const wanted = new Set([1, pageCount])
  for (let near = page - NEIGHBORS; near <= page + NEIGHBORS; near++) {
    if (near >= 1 && near <= pageCount) {
      wanted.add(near)
    }
  }
  const steps: PageStep[] = []
  let last = 0
  for (const target of [...wanted].sort((left, right) => left - right)) {
    if (target - last === 2) {
      steps.push({ key: String(target - 1), page: target - 1 })
    } else if (target - last > 2) {
      steps.push({ key: `before-${target}`, page: null })
    }
    steps.push({ key: String(target), page: target })
    last = target
  }
  return steps
}
