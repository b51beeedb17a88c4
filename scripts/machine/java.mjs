import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { installDebianPackage } from './debian-package.mjs'

/** What the Nu checker needs at least. */
const oldestVersion = 11

/**
 * A Java for the Nu checker: the one of JAVA_HOME, the system's, or Debian's package. Unlike the browser it
 * serves a single test, which is left out where there is none.
 *
 * @param {import('./debian-package.mjs').Finding} finding
 * @returns {Promise<string | undefined>} how it is called
 */
export async function findJava(finding) {
  const home = process.env.JAVA_HOME
  const candidates = [...(home ? [join(home, 'bin', 'java')] : []), 'java']
  const found = candidates.find(isJava)
  if (found) return found
  return (await installDebianPackage('default-jre-headless', finding)) && isJava('java') ? 'java' : undefined
}

/** @param {string} file */
function isJava(file) {
  const { status, stderr } = spawnSync(file, ['-version'], { encoding: 'utf8', timeout: 20_000 })
  const version = /version "(?:1\.)?(\d+)/.exec(stderr ?? '')?.[1]
  return status === 0 && Number(version) >= oldestVersion
}
