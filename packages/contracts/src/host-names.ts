import * as v from 'valibot'

/** Internationalized names in their ASCII form. */
const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

export function splitHosts(setting: string): string[] {
  return setting.split(/[\s,]+/).filter((host) => host !== '')
}

/** An exact host name: no wildcard, port, IP address or local name. */
export function isHostName(host: string): boolean {
  return HOST.test(host) && !/\.(?:localhost|local|internal|home|lan|arpa)$/.test(host)
}

/** A host source of a CSP: `*.` matches all subdomains. */
export function isHostSource(host: string): boolean {
  return isHostName(host.replace(/^\*\./, ''))
}

/** A setting with exact host names, separated by commas or spaces. */
export const HostNamesSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform(splitHosts),
  v.everyItem(isHostName, 'must be exact names of public hosts, separated by commas'),
  v.transform((hosts): ReadonlySet<string> => new Set(hosts)),
)
