/** On its own, since every page names it and the table of endpoints stays on the server. */
export const manifestPath = '/manifest.webmanifest'
