import { runCommand } from './node-version.mjs'

await runCommand(() => import('./media-move-command.mjs'))
