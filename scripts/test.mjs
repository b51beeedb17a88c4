import { runCommand } from './node-version.mjs'

await runCommand(() => import('./test/test-command.mjs'))
