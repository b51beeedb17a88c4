/** How long an unconfirmed registration holds its place. Texts and emails state it. */
export const HOLD_MINUTES = 30
