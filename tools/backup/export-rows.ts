import pg from 'pg'

const rowsPerStatement = 500

/** Two databases with the same value have the same tables with the same columns in the same order. */
const columnsHash = `select md5(string_agg(table_name || '.' || column_name || ' ' || udt_name, ','
  order by table_name collate "C", ordinal_position)) from information_schema.columns where table_schema = 'public'`

/**
 * The rows of a database as a script for `psql` on any version of PostgreSQL from 15, with the same migrations and no
 * content yet. pg_dump would have to be as new as the embedded server, which does not bring it.
 */
export async function* exportRows(url: string): AsyncGenerator<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 15_000 })
  // The running query rejects as well.
  client.on('error', () => {})
  await client.connect()
  const readTexts = async (sql: string): Promise<string[]> =>
    (await client.query<{ text: string }>(sql)).rows.map(({ text }) => text)
  try {
    await client.query('begin isolation level repeatable read, read only')
    const [hash = ''] = await readTexts(`select (${columnsHash}) as text`)
    // The rows of a partition are rows of its table.
    const tables = await readTexts(
      `select quote_ident(relname) as text from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
    )
    yield openScript(hash, tables)
    for (const table of tables) {
      const rows = await readTexts(`select quote_literal(t::text) as text from ${table} t`)
      for (let at = 0; at < rows.length; at += rowsPerStatement) {
        const values = rows.slice(at, at + rowsPerStatement).join(',\n')
        yield `insert into ${table} select * from unnest(array[\n${values}]::${table}[]);\n`
      }
    }
    const sequences = await readTexts(
      `select format('select setval(%L, %s);', quote_ident(sequencename), last_value) as text
        from pg_sequences where schemaname = 'public' and last_value is not null`,
    )
    yield `${sequences.join('\n')}\ncommit;\n`
  } finally {
    await client.end()
  }
}

/** Foreign keys and triggers are off meanwhile: the rows come in any order and are complete. */
const openScript = (hash: string, tables: readonly string[]): string => `\\set ON_ERROR_STOP on
\\o /dev/null
begin;
set local session_replication_role = replica;
set local standard_conforming_strings = on;
do $$ begin
  if (${columnsHash}) is distinct from '${hash}' then
    raise exception 'The tables differ: install the same release here, and start it once.';
  end if;
  if exists (select from pages) then
    raise exception 'This database has content already: nothing was imported.';
  end if;
end $$;
truncate ${tables.join(', ')};
`
