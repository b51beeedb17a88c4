import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** An import statement between two files of the repository, or from a package; paths are relative to the root. */
export interface Import {
  readonly source: string
  readonly specifier: string
  /** A file, or the specifier of a package. */
  readonly target: string
}

const sourceFiles = '{apps,packages,tools}/**/*.{ts,tsx,mts,mjs,js,jsx,css}'
const excluded = ['node_modules', 'build', '.next', '.react-router', 'migrations', 'public'].map(
  (directory) => `**/${directory}/**`,
)
const testFile =
  /\.(test|spec|check|fixture)\.\w+$|(^|\/)(e2e|tests?|fixtures)\/|(^|\/)(vitest|playwright)\.[^/]*$/
const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|@import\s+['"]([^'"]+)['"]/g

export const isTestFile = (file: string): boolean => testFile.test(file)

/** Every source file of the repository, tests included. */
export function listSourceFiles(root: string): string[] {
  return globSync(sourceFiles, { cwd: root, exclude: excluded })
}

/** Every import of the repository, types included. */
export function readImports(root: string): Import[] {
  const aliases = readAliases(root)
  return listSourceFiles(root).flatMap((source) =>
    findSpecifiers(readFileSync(join(root, source), 'utf8')).map((specifier) => ({
      source,
      specifier,
      target: resolveImport(source, specifier, aliases),
    })),
  )
}

const findSpecifiers = (text: string): string[] =>
  [...text.matchAll(importPattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')

type Aliases = readonly (readonly [prefix: string, directory: string])[]

function resolveImport(source: string, specifier: string, aliases: Aliases): string {
  if (specifier.startsWith('.')) return posix.join(dirname(source), specifier)
  const alias = aliases.find(([prefix]) => specifier.startsWith(prefix))
  if (alias === undefined) return specifier
  const [prefix, directory] = alias
  return directory + specifier.slice(prefix.length)
}

/** From the package.json files: '#app/' is 'apps/web/app/', '@site/contracts/' is 'packages/contracts/src/'. */
function readAliases(root: string): Aliases {
  return ['apps', 'packages']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((directory) => existsSync(join(root, directory, 'package.json')))
    .flatMap((directory) => {
      const { name, imports, exports } = JSON.parse(
        readFileSync(join(root, directory, 'package.json'), 'utf8'),
      )
      const patterns: [string, unknown][] = Object.entries({ ...imports, ...exports })
      return patterns
        .filter(([key]) => key.endsWith('/*'))
        .map(([key, path]) => {
          const prefix = key.startsWith('#') ? key : posix.join(name, key)
          return [prefix.slice(0, -1), posix.join(directory, String(path)).slice(0, -1)] as const
        })
    })
}
