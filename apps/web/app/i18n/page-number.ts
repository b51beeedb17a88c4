/** The maximum page number that the services accept; no list has as many pages. */
const MAX_PAGE = 10_000

/** The `page` parameter of a list, starting at 1. Anything but a plain integer counts as the maximum page. */
export function pageNumber(url: URL): number {
  const text = url.searchParams.get('page')
  if (text === null) {
    return 1
  }
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 0
  return page < 1 ? MAX_PAGE : Math.min(page, MAX_PAGE)
}
