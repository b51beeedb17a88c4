import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runNpmCommand } from '../test/test-site.mjs'

const folder = mkdtempSync(join(tmpdir(), 'site-arguments-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a command’s arguments', () => {
  it.each([
    {
      command: 'backup',
      args: ['/a', '--keep'],
      says: /^Option '--keep <value>' argument missing\. Name the folder/,
    },
    { command: 'backup', args: ['/a', '--kep', '7'], says: /^Unknown option '--kep'\. Name the folder/ },
    { command: 'backup', args: ['/a', '/b'], says: /^"\/b" is one too many\. Name the folder/ },
    { command: 'backup', args: ['/a', '--keep', '0'], says: /^--keep is a number/ },
    { command: 'restore', args: ['/a', '--fast'], says: /^Unknown option '--fast'\. Name the backup/ },
    { command: 'restore', args: [], says: /^Name the backup/ },
    {
      command: 'market-import',
      args: ['--watch', '/a', '/b'],
      says: /^"\/b" is one too many\. Name the folder/,
    },
    { command: 'media-move', args: ['/a'], says: /^"\/a" is one too many\. It takes no argument/ },
    { command: 'move-database', args: [], says: /^Name your PostgreSQL/ },
    { command: 'move-database', args: ['--help'], says: /^Name your PostgreSQL/ },
  ])('are refused in one sentence: $command $args', async ({ command, args, says }) => {
    const { code, fault } = await runNpmCommand(command, args, { DATA_DIR: join(folder, 'data') })
    expect(fault).toMatch(says)
    expect(fault.split('\n')).toHaveLength(1)
    expect(code).toBe(1)
  })

  it.each(['nonsense', 'mysql://site@localhost/site', 'postgres:'])(
    'are called an address where one is meant: move-database to %s',
    async (typed) => {
      const dataDir = join(folder, 'embedded')
      mkdirSync(join(dataDir, 'postgres'), { recursive: true })
      writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')
      const { fault } = await runNpmCommand('move-database', [], { DATA_DIR: dataDir, MOVE_TO_URL: typed })
      expect(fault).toBe(
        'Please correct MOVE_TO_URL: it has to look like postgres://user:password@host:5432/name.',
      )
    },
  )
})
