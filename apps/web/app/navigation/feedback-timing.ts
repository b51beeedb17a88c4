/** Timing of navigation feedback, from the specification. */

/** Loading indicators appear only after this delay. */
export const PENDING_DELAY_MS = 200
/** Minimum time that a loading indicator is shown. */
export const PENDING_MIN_MS = 200

/** Timeout of data requests made by script. */
export const FETCH_TIMEOUT_MS = 10_000

export const PROGRESS_HEIGHT_PX = 2
/** Estimated duration of a page load; the bar is almost full at its end. */
export const PROGRESS_ESTIMATE_MS = 5000
/** How long the full or failed bar stays visible. */
export const PROGRESS_HIDE_MS = 500
/** After this time the progress bar is announced to screen readers. */
export const PROGRESS_ANNOUNCE_MS = 1000

/** Duration of a page transition, out and in together. */
export const TRANSITION_MS = 240

/** Maximum delay of work scheduled for idle time. */
export const IDLE_TIMEOUT_MS = 2000
/** A pointer that rests on a link this long triggers a prefetch. */
export const PREFETCH_HOVER_MS = 65

/** Minimum interval between two automatic reloads for missing code, per tab. */
export const RELOAD_GUARD_MS = 60_000
