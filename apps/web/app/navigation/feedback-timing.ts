/** The specification's numbers for how the site feels. Each stands here alone; tests read them from here too. */

/** What comes within this time is not announced, by bar or by placeholder. */
export const PENDING_DELAY_MS = 200
/** What is announced stays long enough to be seen. */
export const PENDING_LEAST_MS = 200

/** A visitor who waits for data for longer has gone on. */
export const CALL_DEADLINE_MS = 10_000

export const PROGRESS_HEIGHT_PX = 2
/** How long the bar takes for a page to come: an estimate, at whose end it stands nearly full. */
export const PROGRESS_ESTIMATE_MS = 5000
/** The full or red bar is seen for this long. */
export const PROGRESS_HIDE_MS = 500
/** A bar that is shown for longer is told to who does not see it. */
export const PROGRESS_SAY_MS = 1000

/** A change of page, out and in together. */
export const TRANSITION_MS = 240

/** What can wait is done when the browser is idle, and after this time at the latest. */
export const IDLE_TIMEOUT_MS = 2000
/** A pointer that rests on a link for so long is about to follow it. */
export const PREFETCH_HOVER_MS = 65

/** Within this time a tab is loaded anew once at most because of code that could not be had. */
export const RELOAD_GUARD_MS = 60_000
