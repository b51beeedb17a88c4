import { isTestFile, listSourceFiles } from '../checks/imports.ts'
import { root } from '../paths.ts'

/** Pure code and the code of servers; components are tested in browsers. */
const mutable =
  /^(packages\/[^/]+\/src|apps\/(web\/(app|server)|market\/src|cms\/src\/services))\/.*(?<!\.d)\.ts$/

export const listMutableFiles = (): string[] =>
  listSourceFiles(root)
    .filter((file) => mutable.test(file) && !isTestFile(file))
    .toSorted()
