import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { demoTables } from './tables.ts'

const folder = resolve(process.argv[2] ?? '.data/market-demo')
mkdirSync(folder, { recursive: true })
for (const [name, text] of Object.entries(demoTables())) writeFileSync(join(folder, name), text)
process.stdout.write(`${folder}\n`)
