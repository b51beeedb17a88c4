/** The query parameter of a preview token; separate from the signing code, which browsers do not need. */
export const PREVIEW_PARAMETER = 'preview'
