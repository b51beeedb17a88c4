/** The commands that hold a data folder for as long as a site runs on it, as a person would name them. */
export const siteCommands = { start: 'npm start', dev: 'npm run dev', cluster: 'npm run start:cluster' }
