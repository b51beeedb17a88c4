/** Payload deletes older versions. */
export const maxVersions = 20
