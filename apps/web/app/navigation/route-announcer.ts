/**
 * The live region that announces page changes (route announcer). It is between the page's content and its scripts.
 */
export const ROUTE_ANNOUNCER_ID = 'route-announcer'
