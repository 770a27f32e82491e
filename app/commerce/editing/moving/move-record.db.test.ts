import { expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { findRecordDefinition } from '../record-definitions.server.ts'
import { recordShop } from '../record-shop.fixture.ts'
import { moveRecord } from './move-record.server.ts'

it.each(databases)('an entry moves among those of its menu, on %s', async kind => {
  const { db, origin } = await recordShop(kind)
  const entries = (menu: 'header' | 'footer') =>
    db.selectFrom('menu_item').select(['id', 'label']).where('menu', '=', menu).orderBy('position').execute()
  await db.updateTable('menu_item').set({ position: 50 }).where('menu', '=', 'footer').execute()
  const [header, footer] = [await entries('header'), await entries('footer')]
  const move = (id: number, step: 1 | -1) =>
    moveRecord(db, origin(), findRecordDefinition('menu-items')!, [String(id)], step)
  expect(await move(header.at(-1)!.id, 1)).toEqual({ ok: false })
  expect(await move(header[0]!.id, 1)).toMatchObject({ ok: true })
  expect(await entries('header')).toEqual([header[1], header[0], ...header.slice(2)])
  expect(await entries('footer')).toEqual(footer)
})
