import { runCommand } from './node-version.mjs'

await runCommand(() => import('./test/test-faults-command.mjs'))
