/**
 * The environment of one of a service's processes: where the operator's names a port for its figures, the second process gets
 * the one ten higher, as two cannot listen at one.
 *
 * @param {import('../site/services.mjs').ServiceName} service
 * @param {number} number of the process, from 1
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withOwnFigures(service, number, env) {
  const setting = `${service.toUpperCase()}_METRICS_PORT`
  return env[setting] ? { ...env, [setting]: String(Number(env[setting]) + 10 * (number - 1)) } : env
}
