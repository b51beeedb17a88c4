import { runCommand } from './node-version.mjs'

await runCommand(() => import('./backup/media-move-command.mjs'))
