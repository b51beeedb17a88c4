export interface TestDatabase {
  /** Address of the server's first database, with the rights to create others. */
  url: string
  /** Makes an empty database (its name begins with `label`) and returns its address. */
  createDatabase(label?: string): Promise<string>
  /** Drops what was created, ends the server and removes its folder. */
  stop(): Promise<void>
}

/**
 * A private PostgreSQL of the tests on a free port, as root too; about two seconds. Where TEST_DATABASE_URL
 * names a server (as in `npm test`), that one is shared instead of starting another.
 */
export function startTestDatabase(): Promise<TestDatabase>

/** The server alone, for a command that ends it with everything else that it has started. */
export function startPrivateServer(family: import('../session/family.mjs').Family): Promise<string>
