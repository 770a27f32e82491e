import { describe, expect, it } from 'vitest'
import { namedStaff } from '#commerce/values/actor.fixture.ts'
import { databases } from '#test/databases.ts'
import { changeShop } from '../../changes/change-shop.fixture.ts'
import { undo } from '../../compensations/undo.server.ts'
import { publishProductsJob } from './publish-products-job.server.ts'

const at = (time: string) => new Date(`2026-11-21T${time}:00.000Z`)

describe.each(databases)('publishing products at a time, on %s', kind => {
  async function schedulingShop() {
    const shop = await changeShop(kind)
    const [first, second] = await shop.db.selectFrom('product').select('id').orderBy('id').limit(2).execute()
    const schedule = (id: number, time: string) =>
      shop.edit(edit =>
        edit.update('product', { id }, { published_at: null, publish_at: at(time).toISOString() }),
      )
    const run = async (now: Date) => {
      const job = publishProductsJob(shop.db)
      let published = 0
      for (;;) {
        const some = await job.run(now, AbortSignal.timeout(60_000))
        published += some
        if (some === 0) return published
      }
    }
    const read = (id: number) =>
      shop.db
        .selectFrom('product')
        .select(['published_at', 'publish_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    return { ...shop, first: first!.id, second: second!.id, schedule, run, read }
  }

  it('shows a product once its time has come, and not before', async () => {
    const { first, second, schedule, run, read, shown } = await schedulingShop()
    await schedule(first, '13:00')
    await schedule(second, '14:00')
    expect(await shown(() => run(at('12:59')))).toBeUndefined()
    expect(await read(first)).toEqual({ published_at: null, publish_at: at('13:00').toISOString() })
    expect(await shown(() => run(at('13:05')))).toEqual([1, first])
    expect(await read(first)).toEqual({ published_at: at('13:00').toISOString(), publish_at: null })
    expect(await run(at('13:10'))).toBe(0)
    expect(await run(at('14:00'))).toBe(1)
  })

  it('leaves removed products alone', async () => {
    const { first, schedule, edit, run, read } = await schedulingShop()
    await schedule(first, '13:00')
    await edit(edit => edit.remove('product', { id: first }))
    expect(await run(at('13:00'))).toBe(0)
    expect((await read(first)).published_at).toBeNull()
  })

  it('is a change of the job, which can be undone for good', async () => {
    const { db, first, schedule, run, read } = await schedulingShop()
    await schedule(first, '13:00')
    await run(at('13:00'))
    const set = await db
      .selectFrom('change_set')
      .select(['id', 'actor', 'actor_name', 'cause'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(set).toMatchObject({ actor: 'job', actor_name: 'publish-products', cause: 'plan' })
    expect(await undo(db, set.id, { actor: namedStaff('Grace'), now: at('13:01') })).toMatchObject({
      ok: true,
    })
    expect(await read(first)).toEqual({ published_at: null, publish_at: null })
    expect(await run(at('13:02'))).toBe(0)
  })
})
