import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listServiceSettings, serviceNames } from '../deploy/files.ts'

/** Variables of the machine, of Node, of npm, and of the test tools: nobody sets them to configure a site. */
const internalNames = new Set([
  'NODE_ENV',
  'NODE_OPTIONS',
  'NODE_COMPILE_CACHE',
  'PATH',
  'HOME',
  'INIT_CWD',
  'NIGHTLY',
  'TEST_DATABASE_URL',
  'NEXT_MANUAL_SIG_HANDLE',
])

const readPattern = /\benv\.([A-Z][A-Z0-9_]+)/g

/** The settings that `code` reads with `env.NAME`. */
export const settingsIn = (code: string): string[] =>
  [...code.matchAll(readPattern)].map(([, name = '']) => name)

/** The names in the first column of the tables of a Markdown document. */
export const listedSettings = (markdown: string): string[] =>
  [...markdown.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name),
  )

/** Every setting that a service or a command reads. */
function readSettings(root: string): Set<string> {
  const files = globSync('tools/**/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts', 'tools/nightly/**', 'tools/checks/**'],
  })
  const ofTools = files.flatMap((file) => settingsIn(readFileSync(join(root, file), 'utf8')))
  const all = [...serviceNames.flatMap(listServiceSettings), ...ofTools]
  return new Set(all.filter((name) => !internalNames.has(name)))
}

/** One message for each setting that only the code or only the reference has. */
export function settingErrors(root: string): string[] {
  const document = 'docs/reference/configuration.md'
  const listed = listedSettings(readFileSync(join(root, document), 'utf8'))
  const read = readSettings(root)
  return [
    ...[...read].filter((name) => !listed.includes(name)).map((name) => `${document} lacks ${name}`),
    ...listed
      .filter((name) => !read.has(name))
      .map((name) => `${document} lists ${name}, which no code reads`),
    ...listed
      .filter((name, at) => listed.indexOf(name) !== at)
      .map((name) => `${document} lists ${name} twice`),
  ]
}
