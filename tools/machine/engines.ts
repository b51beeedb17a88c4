import { filesOnPath, onPath } from './chromium.ts'
import { type InstallContext, installDebianPackage } from './debian-package.ts'

const packages = { Firefox: 'firefox-esr', WebKit: 'webkit2gtk-driver xvfb' }

interface EnginePaths {
  readonly FIREFOX_PATH: string | undefined
  readonly WEBKIT_DRIVER_PATH: string | undefined
}

/** A remark for each engine whose tests are skipped, with the command that installs it. */
export function missingEngines({ FIREFOX_PATH, WEBKIT_DRIVER_PATH }: EnginePaths): string[] {
  const paths = { Firefox: FIREFOX_PATH, WebKit: WEBKIT_DRIVER_PATH }
  return (['Firefox', 'WebKit'] as const)
    .filter((engine) => !paths[engine])
    .map((engine) => `${engine} is missing: apt-get install ${packages[engine]}`)
}

/** The system's Firefox, or Debian's package; otherwise its tests are skipped. */
export async function findFirefox(context: InstallContext): Promise<string | undefined> {
  const find = () => onPath(['firefox-esr', 'firefox'])
  return find() ?? ((await installDebianPackage('firefox-esr', context)) ? find() : undefined)
}

/** The driver of WebKitGTK and the display that its browser needs; otherwise its tests are skipped. */
export async function findWebKitDriver(context: InstallContext): Promise<string | undefined> {
  if (!located('Xvfb')) await installDebianPackage('xvfb', context)
  if (!located('WebKitWebDriver')) await installDebianPackage('webkit2gtk-driver', context)
  return located('Xvfb') && located('WebKitWebDriver')
}

/** Neither program has an option that prints its version and succeeds. */
const located = (command: string): string | undefined => filesOnPath([command])[0]
