import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './places.mjs'

const commands = readdirSync(join(root, 'scripts')).filter(
  (file) => file.endsWith('.mjs') && !/\.(test|config)\.mjs$/.test(file),
)

/**
 * Loads each command as on a fresh clone under the system's Node: `npm ci` has not run yet (the command itself runs it), and
 * TypeScript may be more than that Node understands.
 */
const loadAll = `
import { readFileSync } from 'node:fs'
import { isBuiltin, registerHooks } from 'node:module'
registerHooks({
  resolve(specifier, context, next) {
    if (isBuiltin(specifier) || /^(\\.|file:).*\\.mjs$/.test(specifier)) return next(specifier, context)
    throw new Error('not there yet: ' + specifier + ' for ' + context.parentURL)
  },
})
for (const file of ${JSON.stringify(commands)}) {
  const url = new URL(file, ${JSON.stringify(new URL('.', import.meta.url).href)})
  const [, command] = readFileSync(url, 'utf8').match(/import\\('(.+)'\\)/) ?? []
  if (command) await import(new URL(command, url))
  console.log(file + (command ? ' loads' : ''))
}
`

it('every command loads before anything is installed', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', loadAll], { encoding: 'utf8' })
  expect(output.trim().split('\n')).toEqual(
    commands.map((file) => (/^(node-version|places)\./.test(file) ? file : `${file} loads`)),
  )
})
