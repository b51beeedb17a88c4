import * as v from 'valibot'

/** A name in another script is written as DNS has it. */
const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

export function splitHosts(setting: string): string[] {
  return setting.split(/[\s,]+/).filter((host) => host !== '')
}

/** An exact name: no pattern, no port, no address of numbers, no name of the machine's own network. */
export function isHostName(host: string): boolean {
  return HOST.test(host) && !/\.(?:localhost|local|internal|home|lan|arpa)$/.test(host)
}

/** A name as a content security policy has it: `*.` stands for all names below. */
export function isHostSource(host: string): boolean {
  return isHostName(host.replace(/^\*\./, ''))
}

/** A setting that lists exact names of hosts, by commas or spaces. */
export const HostNamesSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform(splitHosts),
  v.everyItem(isHostName, 'must be exact names of public hosts, separated by commas'),
  v.transform((hosts): ReadonlySet<string> => new Set(hosts)),
)
