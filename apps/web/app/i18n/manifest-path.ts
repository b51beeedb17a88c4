/** Separate because every page needs it, while the endpoint table stays on the server. */
export const manifestPath = '/manifest.webmanifest'
