import pg from 'pg'

/** Runs one statement on a new connection. */
export async function query(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  // On a busy machine a response may take seconds.
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 15_000,
    query_timeout: 30_000,
  })
  // The running query rejects as well.
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql, [...values])).rows
  } finally {
    await client.end()
  }
}
