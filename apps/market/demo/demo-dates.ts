/** The demo data is the same on every machine and day: a fixed seed and a fixed date (a Saturday). */
export const seed = 20_261_121
export const today = '2026-11-21'
export const lastTradingDay = '2026-11-20'
export const firstTradingDay = '2021-01-04'
