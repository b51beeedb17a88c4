// Written in the plainest JavaScript: a Node that is too old must be able to read this file, or its user
// would see a syntax error instead of the sentence.
const oldestMajor = 20

/**
 * @param {string} version such as 20.11.1
 * @returns {string | null} what is wrong, or null
 */
export function nodeFault(version) {
  if (Number(version.split('.')[0]) >= oldestMajor) return null
  return `This is Node ${version}, and Node ${oldestMajor} or newer is needed: install one from https://nodejs.org and try again.`
}

/**
 * @param {string} platform as in process.platform
 * @param {string} arch
 * @returns {string | null}
 */
export function platformFault(platform, arch) {
  if ((platform === 'linux' || platform === 'darwin') && (arch === 'x64' || arch === 'arm64')) return null
  return `This runs on Linux and macOS with x64 or arm64, not on ${platform} ${arch}: on Windows use WSL 2.`
}

/**
 * Loads a command when this Node is able to run it.
 *
 * @param {() => Promise<{ run: () => Promise<void> }>} load
 */
export function runCommand(load) {
  const fault = nodeFault(process.versions.node) || platformFault(process.platform, process.arch)
  if (fault === null) return load().then((command) => command.run())
  process.stderr.write(`${fault}\n`)
  process.exitCode = 1
  return Promise.resolve()
}
