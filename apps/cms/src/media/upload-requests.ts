/** A file may be as large as a video. */
export const isFileUpload = (pathname: string, type: string): boolean =>
  /^\/api\/media(\/|$)/.test(pathname) && type.includes('multipart/')

/** It is read as it comes in, for admins alone and with a limit of its own. */
export const isDirectoryUpload = (pathname: string, type: string): boolean =>
  pathname === '/api/client-directory/import' && type.startsWith('text/csv')
