/** Attribute on the root element that disables the site's speculation rules. */
export const noFetchAheadMark = 'data-no-fetch-ahead'
