/** The data of which it matters whether all of them were delivered. */
export const coverageKinds = ['dividends', 'indexMembers'] as const
export type CoverageKind = (typeof coverageKinds)[number]
