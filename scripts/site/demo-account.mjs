/** The first account of the demo content, made by the seed of apps/cms with DEMO_PASSWORD. */
export const demoEmail = 'admin@wirasana.example'
