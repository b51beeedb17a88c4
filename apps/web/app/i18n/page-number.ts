/** Highest page that the services accept; no list has so many. */
const MAX_PAGE = 10_000

/** The `page` parameter of a list, counted from 1. Anything but a plain whole number counts as the last possible page. */
export function pageNumber(url: URL): number {
  const text = url.searchParams.get('page')
  if (text === null) {
    return 1
  }
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 0
  return page < 1 ? MAX_PAGE : Math.min(page, MAX_PAGE)
}
