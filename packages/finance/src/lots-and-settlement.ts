export const lot = { shares: 100, since: '2014-01-06', checked: '2026-11-21' } as const

export const settlement = { regularDays: 2, cashDays: 0, since: '2018-11-26', checked: '2026-11-21' } as const
