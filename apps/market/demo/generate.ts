import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { computeDemoDates } from './demo-dates.ts'
import { demoTables } from './tables.ts'

/**
 * `npm run demo -w @site/market -- [--today 2026-11-21] <folder>`: writes the demo market up to the last trading day
 * before today in Jakarta.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { today: { type: 'string', default: dayInJakarta(new Date()) } },
})
const folder = resolve(positionals[0] ?? '.data/market-demo')
mkdirSync(folder, { recursive: true })
const tables = demoTables(computeDemoDates(values.today))
for (const [name, text] of Object.entries(tables)) writeFileSync(join(folder, name), text)
process.stdout.write(`${folder}\n`)
