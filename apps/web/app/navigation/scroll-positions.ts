/** The key in the session storage of where a tab's pages were scrolled to. */
export const SCROLL_POSITIONS = 'scroll-positions'
