import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { root } from '../places.mjs'
import { billOf } from './bill-of-materials.mjs'

/** `npm run sbom -- [file]`: what is shipped, as CycloneDX, for whoever keeps lists of it. */
export async function run() {
  const [typed] = process.argv.slice(2)
  // npm goes to the project's folder; the path was typed in the folder of the person.
  const file = typed ? resolve(process.env.INIT_CWD ?? '.', typed) : join(root, '.data', 'sbom.cdx.json')
  const bill = billOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')), new Date())
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
  process.stdout.write(`${bill.components.length} packages in ${file}\n`)
}
