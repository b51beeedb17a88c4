/** Imported first: React and the router read it as they are loaded, and without it they are three times as slow. */
process.env.NODE_ENV ||= 'production'
