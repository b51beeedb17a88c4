/** After which PostgreSQL ends a statement, and a transaction whose next statement does not come. */
export const longestStatementMs = 30_000

/** Then it is PostgreSQL itself, or the way to it, that does not respond any more. */
export const longestSilenceMs = longestStatementMs + 5_000

export const connectTimeoutMs = 5_000
