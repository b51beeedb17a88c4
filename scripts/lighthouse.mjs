import { runCommand } from './node-version.mjs'

await runCommand(() => import('./test/lighthouse-command.mjs'))
