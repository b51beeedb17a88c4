/** Variables of the machine, not of a site that runs on it. */
const ofMachine =
  /^(PATH|HOME|USER|LOGNAME|SHELL|TMPDIR|TMP|TEMP|TZ|LANG|LC_\w+|TERM|CI|CHROMIUM_PATH|JAVA_HOME|TEST_DATABASE_URL|NIGHTLY|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|LD_LIBRARY_PATH|https?_proxy|no_proxy|npm_config_\w+)$/i

/** The environment without settings of a developer's own site, whose services and database tests must not reach. */
export const machineEnvironment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => ofMachine.test(name)))
