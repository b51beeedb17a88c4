import { getPayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import config from '#cms/payload.config.ts'
import { schemaDrift } from './schema-drift.ts'
import { findPostgres } from './session.ts'

describe('schemaDrift', () => {
  let database: ReturnType<typeof findPostgres>

  beforeAll(async () => {
    database = findPostgres(await getPayload({ config }))
  })

  it('finds nothing for the current collections: each change has its migration', async () => {
    expect(await schemaDrift(database, { ...database.tables, ...database.enums })).toEqual([])
  })

  it('names the table of a collection that differs from the migrations', async () => {
    const { offices: _, ...others } = database.tables
    expect(await schemaDrift(database, { ...others, ...database.enums })).toContain('public.offices')
  })
})
