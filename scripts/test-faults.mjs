import { runCommand } from './node-version.mjs'

await runCommand(() => import('./test-faults-command.mjs'))
