/** Stands at the document's root where browsers shall fetch no pages ahead by the site's speculation rules. */
export const noFetchAheadMark = 'data-no-fetch-ahead'
