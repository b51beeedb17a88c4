/** What tells screen readers of a change of page. It stands between the page's content and its scripts. */
export const PAGE_VOICE_ID = 'page-voice'
