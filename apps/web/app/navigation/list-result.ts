/** Marks how many items a list has, or why there is none. It is announced after a change of the query. */
const result = 'main [data-list-result]'
/** Marks the heading of a list without a result, if the title of the page is not right above the list. */
const start = 'main [data-list-start]'

/** Where a list begins: focused on another page of it. */
export const findListStart = () => findRendered(`${result}, ${start}`)

/** One of the marks for wide and narrow screens is not rendered, and some wait for their text. */
function findRendered(selector: string): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(selector)]
  return all.find((element) => element.getClientRects().length > 0 && element.innerText !== '') ?? null
}

/** What is announced after a change of the query: the result of the list, or the title of a page without one. */
export function readListResult(): string {
  return findRendered(result)?.innerText.replaceAll(/\s+/g, ' ') ?? document.title
}

/** Whether a new query leads to another page of the same list: all links but those of the pagination omit the number. */
export function isOtherListPage(from: string, to: string): boolean {
  const before = new URLSearchParams(from)
  const after = new URLSearchParams(to)
  if (after.has('page')) {
    return after.get('page') !== before.get('page')
  }
  const wasLaterPage = before.has('page')
  before.delete('page')
  return wasLaterPage && before.toString() === after.toString()
}
