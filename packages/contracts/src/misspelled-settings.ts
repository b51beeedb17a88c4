/** A variable that is probably a setting with a slip in its name. */
export interface MisspelledSetting {
  readonly name: string
  readonly meant: string
}

/**
 * Environment variables whose name is one slip away from a setting's, which is not set. One-word settings are left out:
 * a shell has variables of its own that are as close to them.
 */
export function findMisspelledSettings(
  variables: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): MisspelledSetting[] {
  const unset = settings.filter((setting) => setting.includes('_') && !variables[setting])
  return Object.keys(variables)
    .filter((name) => !settings.includes(name))
    .flatMap((name) => {
      const meant = unset.find((setting) => isOneSlipAway(name.toUpperCase().replaceAll('-', '_'), setting))
      return meant === undefined ? [] : [{ name, meant }]
    })
}

/** One character more, less or other, or two neighbors exchanged. */
function isOneSlipAway(name: string, setting: string): boolean {
  let start = 0
  while (start < name.length && name[start] === setting[start]) start += 1
  let end = 0
  const shorter = Math.min(name.length, setting.length) - start
  while (end < shorter && name.at(-1 - end) === setting.at(-1 - end)) end += 1
  const [typed, meant] = [name.slice(start, name.length - end), setting.slice(start, setting.length - end)]
  if (typed.length <= 1 && meant.length <= 1) return true
  return typed.length === 2 && typed[0] === meant[1] && typed[1] === meant[0] && meant.length === 2
}
