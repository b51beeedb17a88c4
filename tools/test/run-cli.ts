import { join } from 'node:path'
import { execa } from 'execa'
import { root } from '../paths.ts'
import { machineEnvironment } from './environment.ts'

/** Starts a command as bootstrap.mjs does. */
function startCli(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return execa(process.execPath, [join(root, 'tools', 'cli.ts'), ...args], {
    env: Object.fromEntries(
      Object.entries({ ...machineEnvironment(process.env), ...env }).map(([name, value]) => [
        name,
        value ?? '',
      ]),
    ),
    extendEnv: false,
    reject: false,
    forceKillAfterDelay: false,
  })
}

/** Runs a command to its end. */
export async function runCli(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { exitCode, stdout, stderr } = await startCli(args, env)
  return { exitCode, output: stdout, error: stderr.trim() }
}
