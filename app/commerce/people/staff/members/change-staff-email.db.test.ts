import { describe, expect, it } from 'vitest'
import { findEmail, readOutbox } from '#commerce/running/outbox/read-outbox-store.server.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { renderEmailsJob } from '#writing/sending/render-emails-job.server.ts'
import { findOpenLink } from '../links/staff-links.server.ts'
import { recognizeStaff } from '../sessions/staff-sessions.server.ts'
import { addTestPasskey, addTestStaff, signInTestStaff } from '../staff.fixture.ts'
import { findStaffByEmail, findStaffEmail } from '../staff-store.server.ts'
import { changeStaffEmail, requestStaffEmail, revertStaffEmail } from './change-staff-email.server.ts'
import { resetSignIn } from './reset-sign-in.server.ts'
import { findLatestEmailChange } from './staff-email-change-store.server.ts'

const now = new Date('2026-11-23T12:00:00.000Z')
const daysLater = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000)
const url = 'https://shop.example'

describe.each(databases)('a new address of a staff member, on %s', kind => {
  async function staffShop() {
    const db = await migratedDatabase(kind)
    const id = await addTestStaff(db, { name: 'Ada' })
    await addTestStaff(db, { name: 'Bob' })
    const email = () => inOneCommit(db, tx => findStaffEmail(tx, id))
    return { db, id, email }
  }

  /** The recipient of the newest email, the token in it, and its text. */
  async function lastLink(db: Db): Promise<[to: string, token: string, text: string]> {
    while ((await renderEmailsJob(db, url).run(now, new AbortController().signal)) > 0);
    const [newest] = await readOutbox(db, 1)
    const { recipient, rendered } = (await findEmail(db, newest!.id))!
    const { text } = rendered!
    return [recipient!, /\/office\/email\/(\S+)/.exec(text)![1]!, text]
  }

  it('counts once its link is opened, in time', async () => {
    const { db, id, email } = await staffShop()
    expect(await requestStaffEmail(db, id, 'ada@mail.example', now)).toEqual({ ok: true })
    expect(await email()).toBe('ada@example.com')
    const [to, token, text] = await lastLink(db)
    expect(to).toBe('ada@mail.example')
    // It may be a stranger's, who has nothing to remove from an account.
    expect(text).toContain('ignore this email')
    expect(text).not.toContain('sign out all other devices')
    expect(await changeStaffEmail(db, token, daysLater(1))).toBe(false)
    expect(await changeStaffEmail(db, token, now)).toBe(true)
    expect(await email()).toBe('ada@mail.example')
    expect(await changeStaffEmail(db, token, now)).toBe(false)
    expect(await findLatestEmailChange(db, id, now)).toBe(now.toISOString())
    expect(await findLatestEmailChange(db, id, daysLater(7))).toBeUndefined()
  })

  it('isn’t that of somebody else, nor their own, and only the last one asked for counts', async () => {
    const { db, id, email } = await staffShop()
    expect(await requestStaffEmail(db, id, 'bob@example.com', now)).toEqual({ ok: false, reason: 'taken' })
    expect(await requestStaffEmail(db, id, 'ada@example.com', now)).toEqual({ ok: false, reason: 'same' })
    const bob = (await findStaffByEmail(db, 'bob@example.com'))!
    await requestStaffEmail(db, bob.id, 'bob@mail.example', now)
    const [, ofBob] = await lastLink(db)
    await requestStaffEmail(db, id, 'first@mail.example', now)
    const [, first] = await lastLink(db)
    await requestStaffEmail(db, id, 'second@mail.example', now)
    expect(await changeStaffEmail(db, first, now)).toBe(false)
    expect(await changeStaffEmail(db, ofBob, now)).toBe(true)
    expect(await email()).toBe('ada@example.com')
  })

  it('that nobody has confirmed ends with a reset', async () => {
    const { db, id, email } = await staffShop()
    await addTestPasskey(db, (await findStaffByEmail(db, 'bob@example.com'))!.id, now)
    await requestStaffEmail(db, id, 'thief@mail.example', now)
    const [, token] = await lastLink(db)
    expect(await resetSignIn(db, { staffId: id, inviter: 'Bob' }, now)).toMatchObject({ ok: true })
    expect(await changeStaffEmail(db, token, now)).toBe(false)
    expect(await email()).toBe('ada@example.com')
  })

  it('is taken back from the former one for a week, with all that signs in', async () => {
    const { db, id, email } = await staffShop()
    const thief = await signInTestStaff(db, id, { now })
    await addTestPasskey(db, id, now)
    await requestStaffEmail(db, id, 'thief@mail.example', now)
    await changeStaffEmail(db, (await lastLink(db))[1], now)
    const [to, revert] = await lastLink(db)
    expect(to).toBe('ada@example.com')
    expect(await revertStaffEmail(db, revert, daysLater(7))).toBeUndefined()
    const link = await revertStaffEmail(db, revert, daysLater(6))
    expect(await findOpenLink(db, link!, daysLater(6))).toMatchObject({ staffId: id })
    expect(await email()).toBe('ada@example.com')
    expect(await recognizeStaff(db, thief, now)).toBeUndefined()
    expect(await db.selectFrom('staff_passkey').selectAll().execute()).toEqual([])
    expect(await revertStaffEmail(db, revert, daysLater(6))).toBeUndefined()
  })

  it('is taken back with all later ones, whose links end', async () => {
    const { db, id, email } = await staffShop()
    const change = async (to: string) => {
      await requestStaffEmail(db, id, to, now)
      await changeStaffEmail(db, (await lastLink(db))[1], now)
      return (await lastLink(db))[1]
    }
    const [first, second] = [await change('thief@mail.example'), await change('other@mail.example')]
    expect(await revertStaffEmail(db, first, now)).toBeDefined()
    expect(await revertStaffEmail(db, second, now)).toBeUndefined()
    expect(await email()).toBe('ada@example.com')
  })
})
