/** The database on PostgreSQL that has the demo shop in it, for tests to copy. */
export const demoTemplate = 'demo_shop'

/** The day on which the demo shop opens in tests. */
export const today = new Date('2026-11-21T12:00:00.000Z')
