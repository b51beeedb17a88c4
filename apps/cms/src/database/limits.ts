/** After which PostgreSQL ends a statement, and a transaction whose next statement does not come. */
export const longestStatementMs = 30_000

/** After this, PostgreSQL or the network is considered unresponsive. */
export const longestSilenceMs = longestStatementMs + 5_000

export const connectTimeoutMs = 5_000
