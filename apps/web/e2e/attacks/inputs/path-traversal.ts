/** Path traversals to files outside a served folder. */
const steps = [
  '../../../../../../etc/passwd',
  '..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '%252e%252e%252f%252e%252e%252fetc%252fpasswd',
  '..%5c..%5c..%5cetc%5cpasswd',
  '..%c0%af..%c0%afetc%c0%afpasswd',
  '%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '..%ef%bc%8f..%ef%bc%8fetc/passwd',
  '%e2%80%a5/%e2%80%a5/etc/passwd',
  '....//....//....//etc/passwd',
  '..;/..;/..;/etc/passwd',
  '..%00/..%00/etc/passwd',
  '../../../package.json%00.png',
  '../server/server.ts',
  '//etc/passwd',
]

/** Prefixes at which the site looks up a file or document by name. */
const doors = [
  '/',
  '/assets/',
  '/media/',
  '/images/640/media/',
  '/share/id/',
  '/sitemaps/',
  '/shell/',
  '/id/blog/',
]

/** Files that servers have leaked. */
const names = [
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/.npmrc',
  '/package.json',
  '/package-lock.json',
  '/server/server.ts',
  '/build/server/index.js',
  '/build/client/index.html',
  '/node_modules/react/package.json',
  '/.data/secrets.json',
  '/secrets.json',
  '/proc/self/environ',
  '/file:///etc/passwd',
  '/media/.env',
  '/media/secrets.json',
  '/assets/.vite/manifest.json',
  '/assets/../../server/index.js',
  '/assets/root.js.map',
]

export const pathTraversal = [
  ...doors.flatMap((door) => steps.map((step) => ({ name: `${door}${step}`, target: `${door}${step}` }))),
  ...names.map((target) => ({ name: target, target })),
]

/** Content of those files. */
export const givenAway =
  /root:[x*]?:0:0|"devDependencies"|PAYLOAD_SECRET|CONTENT_API_KEY|\[core\]|parseEnvironment\(process\.env\)|ref: refs\/heads|PATH=\/|min-release-age|"sources":/
