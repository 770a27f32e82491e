import { type Kysely, sql } from 'kysely'

/** Documents that nobody has opened yet are printed with layout 2, which has all scripts. Printed ones stay as they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const before = '{"layout":1,'
  await sql`update document set content = ${'{"layout":2,'} || substr(content, ${before.length + 1})
    where sha256 is null and content like ${`${before}%`}`.execute(db)
}
