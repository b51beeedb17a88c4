/** Must be imported first: React and React Router read it on load, and run three times slower without it. */
process.env.NODE_ENV ||= 'production'
