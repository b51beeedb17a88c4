// Set before React and React Router are loaded: they run three times slower without it.
process.env.NODE_ENV ||= 'production'
await import('./server.ts')

// Makes this file a module, which may await.
export {}
