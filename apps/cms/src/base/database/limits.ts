/** PostgreSQL's limit for a statement, and for a transaction that idles between statements. */
export const statementTimeoutMs = 30_000

/** After this, PostgreSQL or the network counts as unresponsive. */
export const silenceTimeoutMs = statementTimeoutMs + 5_000

export const connectTimeoutMs = 5_000
