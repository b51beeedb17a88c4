import { spawnSync } from 'node:child_process'
import { onPath } from './chromium.ts'
import { type Finding, installDebianPackage } from './debian-package.ts'

/** The system's Firefox, or Debian's package; without it its tests are skipped. */
export async function findFirefox(finding: Finding): Promise<string | undefined> {
  const find = () => onPath(['firefox-esr', 'firefox'])
  return find() ?? ((await installDebianPackage('firefox-esr', finding)) ? find() : undefined)
}

/** The driver of WebKitGTK, with the display that its browser needs; without them its tests are skipped. */
export async function findWebKitDriver(finding: Finding): Promise<string | undefined> {
  const hasDisplay = () => spawnSync('Xvfb', ['-version'], { stdio: 'ignore' }).status === 0
  if (!hasDisplay()) await installDebianPackage('xvfb', finding)
  if (!hasDisplay()) return undefined
  const find = () => onPath(['WebKitWebDriver'])
  return find() ?? ((await installDebianPackage('webkit2gtk-driver', finding)) ? find() : undefined)
}
