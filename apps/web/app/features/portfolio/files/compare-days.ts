/** Without `localeCompare`, whose first call blocks a phone for some 100 ms. Days are `2026-11-20`, or empty. */
export const compareDays = (one: string, other: string): number => Number(one > other) - Number(one < other)
