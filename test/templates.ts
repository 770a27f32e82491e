/** The templates that tests copy: a folder of this name, and on PostgreSQL a database. */
export const migratedTemplate = 'migrated_shop'
export const demoTemplate = 'demo_shop'

/** The day on which the demo shop opens in tests. */
export const demoDay = new Date('2026-11-21T12:00:00.000Z')
