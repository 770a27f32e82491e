import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { doctorShop } from '../doctor.fixture.ts'
import { judgeVersion } from './version-check.server.ts'

describe.each(databases)('the version, on %s', kind => {
  it('is ill when another process migrated the data further, and well without that', async () => {
    const { db, look, codes } = await doctorShop(kind)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2026-11-24')`.execute(db)
    expect(await look('version')).toEqual([{ code: 'data-newer', names: ['9999-later'] }])
    await sql`delete from kysely_migration where name = '9999-later'`.execute(db)
    expect(await codes('version')).toEqual([])
  })

  it('is ill when older data took the place of the data, and well once it is migrated', async () => {
    const { db, look, codes } = await doctorShop(kind)
    await sql`delete from kysely_migration where name = '1000-tables'`.execute(db)
    expect(await look('version')).toEqual([{ code: 'data-older', names: ['1000-tables'] }])
    await sql`insert into kysely_migration (name, timestamp) values ('1000-tables', '2026-11-24')`.execute(db)
    expect(await codes('version')).toEqual([])
  })
})

it('is ill once Node gets no fixes, warns before, and is well with a later Node', () => {
  const codes = (node: string, at: string) =>
    judgeVersion({ node, missing: [], unknown: [] }, new Date(at)).findings.map(({ code }) => code)
  expect(codes('24.21.0', '2028-05-01')).toEqual(['node-ended'])
  expect(codes('24.21.0', '2028-03-01')).toEqual(['node-ending'])
  expect(codes('24.21.0', '2026-11-24')).toEqual([])
  expect(codes('26.1.0', '2028-05-01')).toEqual([])
})
