/** Beside a result that is not yet of what the fields show. */
export const earlierEntries = { id: 'isian sebelumnya', en: 'earlier entries' } as const
