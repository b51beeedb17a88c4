/**
 * @typedef {{ advisory: string, package: string, why: string, until: string }} Exception
 *   one finding that is lived with: until when (a day), and why it does no harm here
 *
 * @typedef {{ source?: number, name: string, title: string, url: string, severity: string }} Advisory
 * @typedef {{ vulnerabilities: Record<string, { via: (string | Advisory)[] }> }} AuditReport of `npm audit --json`
 */

const graveSeverities = ['high', 'critical']

/**
 * What has to be done about the findings of `npm audit`: each grave one is mended or written down as an exception,
 * and no exception outlives its day or its finding.
 *
 * @param {AuditReport} report
 * @param {readonly Exception[]} exceptions
 * @param {string} today such as 2026-11-22
 * @returns {string[]}
 */
export function faultsOfAudit(report, exceptions, today) {
  const findings = graveFindings(report)
  const unknown = findings.filter(({ id, name }) => !exceptions.some((one) => isOf(one, id, name)))
  return [
    ...unknown.map(
      ({ id, name, title, severity }) =>
        `${name}: ${title} (${severity}, ${id}): upgrade it, or write the reason into scripts/check/audit-exceptions.json`,
    ),
    ...exceptions
      .filter(({ until }) => until < today)
      .map(
        ({ advisory, package: name, until }) => `the exception for ${advisory} in ${name} ended on ${until}`,
      ),
    ...exceptions
      .filter((one) => !findings.some(({ id, name }) => isOf(one, id, name)))
      .map(({ advisory, package: name }) => `${name} has ${advisory} no longer: remove its exception`),
  ]
}

/**
 * A package that only contains another one has that one's name in place of an advisory.
 *
 * @param {AuditReport} report
 */
function graveFindings({ vulnerabilities }) {
  const advisories = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.filter((one) => typeof one === 'object'),
  )
  const found = new Map(
    advisories
      .filter(({ severity }) => graveSeverities.includes(severity))
      .map(({ name, title, url, severity }) => {
        const id = url.split('/').at(-1) ?? url
        return [`${name} ${id}`, { id, name, title, severity }]
      }),
  )
  return [...found.values()]
}

/**
 * @param {Exception} exception
 * @param {string} id
 * @param {string} name
 */
const isOf = (exception, id, name) => exception.advisory === id && exception.package === name

/**
 * The report that npm wrote, or null where it asked nobody: a registry without advisories answers with an error.
 *
 * @param {string} output of `npm audit --json`
 * @returns {AuditReport | null}
 */
export function readAudit(output) {
  try {
    const report = JSON.parse(output.slice(output.indexOf('{')))
    return report.auditReportVersion === 2 && report.vulnerabilities ? report : null
  } catch {
    // Cut off, or no JSON at all: nothing was learned.
    return null
  }
}
