import { matchPage } from '#app/i18n/path-to.ts'

/**
 * The page on which visitors enter their holdings: no third party sees it, whatever the visitor has agreed to, and it
 * requests nothing once it is loaded.
 */
export const isPrivatePage = (pathname: string): boolean => matchPage(pathname)?.name === 'portfolioCheck'
