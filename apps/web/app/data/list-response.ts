import { data } from 'react-router'
import type { PageHead } from '#app/head/page-head-data.ts'

/** The items of a list whose query has a value that does not exist. */
export const noItems = { items: [], total: 0, page: 1, pageCount: 1 }

interface ListOutcome {
  /** The query has a value that does not exist, e.g. an unknown category or page 99 of 3. */
  readonly isUnknown: boolean
  /** The filter matches nothing, or an invalid part of it was ignored. */
  readonly isEmpty?: boolean
}

/**
 * Response of a list page. The page always keeps its heading and filters. A query value that does not exist makes it a
 * 404, a filter without matches a 200. Search engines index neither. A 404 has no share image and no translation, so it
 * refers to those of the whole list.
 */
export function listResponse<Shown extends { readonly head: PageHead }>(
  shown: Shown,
  { isUnknown, isEmpty = false }: ListOutcome,
) {
  const { head } = shown
  return data(
    {
      ...shown,
      head: {
        ...head,
        isIndexed: head.isIndexed && !isUnknown && !isEmpty,
        pageNumber: isUnknown ? null : head.pageNumber,
        paths: isUnknown ? { id: withoutQuery(head.paths.id), en: withoutQuery(head.paths.en) } : head.paths,
      },
    },
    { status: isUnknown ? 404 : 200 },
  )
}

const withoutQuery = (path: string | null) => path?.split('?', 1)[0] ?? null
