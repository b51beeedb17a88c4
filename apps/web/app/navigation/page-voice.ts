/**
 * The live region that announces page changes (route announcer). It is between the page's content and its scripts.
 */
export const PAGE_VOICE_ID = 'page-voice'
