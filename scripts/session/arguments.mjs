import { parseArgs } from 'node:util'

/**
 * What was typed after a command's name. Says in one sentence what is wrong, with how it is meant.
 *
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config
 * @param {string} usage
 * @param {{ folders?: number }} [options] how many arguments without a name it takes at most
 * @returns {ReturnType<typeof parseArgs<Config>> | null} null when the command has nothing to do any more
 */
export function readArguments(config, usage, { folders = 1 } = {}) {
  /** @param {string} reason */
  const refuse = (reason) => {
    process.stderr.write(`${reason}${usage}\n`)
    process.exitCode = 1
    return null
  }
  try {
    const read = parseArgs({ ...config, allowPositionals: true })
    const typed = read.positionals
    if (typed.length > folders) return refuse(`"${typed[folders]}" is one too many. `)
    if (typed.length < folders) return refuse('')
    return parseArgs(config)
  } catch (error) {
    // Node's further sentences explain how to write what nobody means here.
    const reason = error instanceof Error ? error.message.split('. ')[0]?.replace(/\.$/, '') : String(error)
    return refuse(`${reason?.replaceAll('\n', ' ')}. `)
  }
}
