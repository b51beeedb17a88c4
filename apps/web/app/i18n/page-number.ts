import { data } from 'react-router'

/** Highest page that a list is asked for; beyond it nothing can be found. */
const MAX_PAGE = 10_000

/** The `page` parameter of a list, counted from 1; anything but a plain whole number is not found. */
export function pageNumber(url: URL): number {
  const text = url.searchParams.get('page')
  if (text === null) {
    return 1
  }
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 0
  if (page < 1 || page > MAX_PAGE) {
    throw data(null, { status: 404 })
  }
  return page
}
