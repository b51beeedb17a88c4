/** Uploads may be as large as a video. */
export const isFileUpload = (pathname: string, type: string): boolean =>
  /^\/api\/media(\/|$)/.test(pathname) && type.includes('multipart/')

/** Streamed, restricted to admins, with its own size limit. */
export const isDirectoryUpload = (pathname: string, type: string): boolean =>
  pathname === '/api/client-directory/import' && type.startsWith('text/csv')
