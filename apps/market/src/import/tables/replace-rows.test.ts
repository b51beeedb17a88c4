import { expect, it } from 'vitest'
import { useImports } from '#market/import/import-files.fixture.ts'
import { replaceRows } from './replace-rows.ts'

const imports = useImports()

it('fails with the error of the database while it writes', async () => {
  const manager = {
    ticker: 'ZZZZ',
    place: 1,
    body: 'directors',
    name: 'A',
    position: { id: 'Direktur', en: 'Director' },
    since: null,
    isAffiliated: false,
  } as const
  const written = imports.database
    .transaction()
    .execute((transaction) =>
      replaceRows({ transaction }, 'managers', new Map([[manager.ticker, [manager]]])),
    )
  await expect(written).rejects.toThrow('violates foreign key constraint')
})
