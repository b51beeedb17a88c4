interface PageStep {
  readonly key: string
  /** null: pages are left out here. */
  readonly page: number | null
}

/** Pages on either side of the current one that are offered beside the first and the last. */
const REACH = 1

/** Which page numbers a list offers: first, last, the current one and its neighbours; a gap of one page is that page. */
export function pageSteps(page: number, pageCount: number): PageStep[] {
  const wanted = new Set([1, pageCount])
  for (let near = page - REACH; near <= page + REACH; near++) {
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
