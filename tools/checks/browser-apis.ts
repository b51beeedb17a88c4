import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { BrowserName, CompatData, Identifier } from '@mdn/browser-compat-data'
import browserslist from 'browserslist'
import { type MemberExpression, parseSync, Visitor } from 'oxc-parser'
import { root } from '../paths.ts'
import { allowedApis } from './allowed-apis.ts'

// ESLint plugins miss most instance methods, and their usual parser cannot read TypeScript 7.

// Importing so much JSON takes Vitest a minute.
const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')
const { api } = data
const builtins = data.javascript.builtins ?? {}

const clientCode = ['apps/web/app/**/*.{ts,tsx}', 'packages/{contracts,finance}/src/**/*.ts']
const serverCode = ['**/*.{server,test}.*', '**/{entry.server.tsx,routes.ts}']

/** Browsers of `browserslist` by their names in the data; the others are builds of Chromium, and follow `chrome`. */
const browserNames: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
}

/** The oldest version of each browser that `browserslist` in apps/web/package.json names. */
const oldest = new Map<BrowserName, number>()
for (const entry of browserslist(undefined, { path: join(root, 'apps/web') })) {
  const [name = '', versions = ''] = entry.split(' ')
  const browser = browserNames[name]
  const version = Number.parseFloat(versions)
  if (browser) oldest.set(browser, Math.min(version, oldest.get(browser) ?? version))
}

/** Member names. One short word may be a name of ours, unless it is a member of a built-in. */
const members = new Map<string, Identifier[]>()
const ofLanguage = new Set(Object.values(builtins).flatMap((owner = {}) => Object.keys(owner)))
for (const owner of [...Object.values(builtins), ...Object.values(api)]) {
  for (const [name, member] of Object.entries(owner ?? {})) {
    if (member && (ofLanguage.has(name) || /[a-z][A-Z]/.test(name))) {
      members.set(name, [...(members.get(name) ?? []), member])
    }
  }
}

/** Instances of browser interfaces with another name. */
const instances: Readonly<Record<string, string>> = {
  document: 'Document',
  navigator: 'Navigator',
  window: 'Window',
  location: 'Location',
  history: 'History',
  crypto: 'Crypto',
}

/** One message for each unsupported API in client code, and for each unused exception. */
export function unsupportedApis(): string[] {
  const unused = new Set(allowedApis.keys())
  const errors = globSync(clientCode, { cwd: root, exclude: serverCode }).flatMap((file) =>
    unsupportedIn(file, readFileSync(join(root, file), 'utf8')).flatMap(({ name, lacking }) => {
      unused.delete(name)
      return allowedApis.has(name) ? [] : [`${file} uses ${name}, which is missing in ${lacking.join(', ')}`]
    }),
  )
  return [
    ...errors,
    ...[...unused].map((name) => `tools/checks/allowed-apis.ts allows ${name}, which nothing uses`),
  ]
}

/** The globals, members and attributes in a file that a supported browser lacks. */
export function unsupportedIn(file: string, text: string): { name: string; lacking: readonly string[] }[] {
  const found = new Map<string, readonly string[]>()
  const own = new Set<string>()
  const namespaces = new Set<string>()
  const note = (name: string, ...entries: readonly (Identifier | undefined)[]) => {
    const lacking = entries.map((entry) => lackingBrowsers(entry))
    const least = lacking.toSorted((one, other) => one.length - other.length)[0] ?? []
    if (least.length > 0) found.set(name, least)
  }
  const global = (name: string) => note(name, api[name] ?? builtins[name] ?? api.Window?.[name])

  new Visitor({
    ImportSpecifier: ({ local }) => void own.add(local.name),
    ImportNamespaceSpecifier: ({ local }) => void namespaces.add(local.name),
    ImportDefaultSpecifier: ({ local }) => void own.add(local.name),
    FunctionDeclaration: ({ id }) => void (id && own.add(id.name)),
    ClassDeclaration: ({ id }) => void (id && own.add(id.name)),
    VariableDeclarator: ({ id }) => void (id.type === 'Identifier' && own.add(id.name)),
    CallExpression: ({ callee }) => void (callee.type === 'Identifier' && global(callee.name)),
    NewExpression: ({ callee }) => void (callee.type === 'Identifier' && global(callee.name)),
    MemberExpression(node: MemberExpression) {
      const { object, property, computed } = node
      if (computed || property.type !== 'Identifier') return
      const objectName = object.type === 'Identifier' ? object.name : ''
      if (namespaces.has(objectName)) return
      const ownerName = own.has(objectName) ? '' : (instances[objectName] ?? objectName)
      const owner = api[ownerName] ?? builtins[ownerName]
      if (owner) {
        note(ownerName, owner)
        note(`${ownerName}.${property.name}`, owner[property.name] ?? owner[`${property.name}_static`])
      } else {
        note(property.name, ...(members.get(property.name) ?? []))
      }
    },
    JSXOpeningElement({ name: { type, ...tag }, attributes }) {
      const element = 'name' in tag && typeof tag.name === 'string' ? tag.name : ''
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue
        const name = attribute.name.name.toLowerCase()
        const value = attribute.value?.type === 'Literal' ? `${name}_${attribute.value.value}` : ''
        const known = data.html.elements?.[element]
        note(`<${element} ${name}>`, known?.[name] ?? (known && data.html.global_attributes?.[name]))
        note(`<${element} ${value.replace('_', '=')}>`, known?.[value])
      }
    },
  }).visit(parseSync(file, text).program)
  return [...found].filter(([name]) => !own.has(name)).map(([name, lacking]) => ({ name, lacking }))
}

/** The supported browsers without it. Flags and prefixes count as unsupported. */
function lackingBrowsers(entry: Identifier | undefined): readonly string[] {
  const support = entry?.__compat?.support
  if (!support) return []
  return [...oldest]
    .filter(([browser, version]) => {
      const statements = [support[browser] ?? []].flat()
      return !statements.some(
        ({ version_added: added, version_removed: removed, flags, alternative_name: other, prefix }) =>
          typeof added === 'string' &&
          Number.parseFloat(added.replace('≤', '')) <= version &&
          (removed === undefined || Number.parseFloat(String(removed)) > version) &&
          !flags &&
          !other &&
          !prefix,
      )
    })
    .map(([browser, version]) => `${browser} ${version}`)
}
