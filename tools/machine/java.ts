import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type InstallContext, installDebianPackage } from './debian-package.ts'

/** The oldest Java version that runs the Nu HTML checker. */
const oldestVersion = 11

/** For the Nu checker: JAVA_HOME, the system's Java, or Debian's package; otherwise the test is skipped. */
export async function findJava(context: InstallContext): Promise<string | undefined> {
  const home = process.env.JAVA_HOME
  const found = [...(home ? [join(home, 'bin', 'java')] : []), 'java'].find(isJava)
  if (found) return found
  return (await installDebianPackage('default-jre-headless', context)) && isJava('java') ? 'java' : undefined
}

function isJava(file: string): boolean {
  const { status, stderr } = spawnSync(file, ['-version'], { encoding: 'utf8', timeout: 20_000 })
  const version = /version "(?:1\.)?(\d+)/.exec(stderr ?? '')?.[1]
  return status === 0 && Number(version) >= oldestVersion
}
