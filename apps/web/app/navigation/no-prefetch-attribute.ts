/** Attribute on the root element that disables the site's speculation rules. */
export const noPrefetchAttribute = 'data-no-prefetch'
