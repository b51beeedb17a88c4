/**
 * What became of an import. `imported`: every file was understood. `incomplete`: a file or a whole table was not
 * imported. `held`: a trading day was held back, all else imported. `rejected`: nothing was imported.
 */
export const runOutcomes = ['imported', 'incomplete', 'held', 'rejected'] as const
export type RunOutcome = (typeof runOutcomes)[number]
