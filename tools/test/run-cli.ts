import { join } from 'node:path'
import { execa } from 'execa'
import { root } from '../paths.ts'
import { machineEnvironment } from './environment.ts'

/** Runs a command as bootstrap.mjs does, to its end. */
export async function runCli(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { exitCode, stderr } = await execa(
    process.execPath,
    [join(root, 'tools', 'cli', 'cli.ts'), ...args],
    {
      env: Object.fromEntries(
        Object.entries({ ...machineEnvironment(process.env), ...env }).map(([name, value]) => [
          name,
          value ?? '',
        ]),
      ),
      extendEnv: false,
      reject: false,
    },
  )
  return { exitCode, error: stderr.trim() }
}
