/** The parameter of a page's address that carries a preview token; apart from the signing, which no browser needs. */
export const PREVIEW_PARAMETER = 'preview'
