import { describe, expect, it } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { type DatabaseKind, databases, migratedDatabase } from '#test/databases.ts'
import { watchTables } from '#test/on-databases/watch-tables.ts'
import { unsealEmailFacts } from '../running/outbox/sealed-email.server.ts'
import { namedStaff } from '../values/actor.fixture.ts'
import { PasskeyAuthenticator } from './passkeys/passkey-authenticator.fixture.ts'
import { requestOptions } from './passkeys/passkey-options.server.ts'
import { ofStaff } from './passkeys/passkey-owner.ts'
import { readPasskeys, renamePasskey } from './passkeys/passkey-store.server.ts'
import { createOperatorLink, enterByLink } from './staff/links/staff-links.server.ts'
import {
  changeStaffEmail,
  requestStaffEmail,
  revertStaffEmail,
} from './staff/members/change-staff-email.server.ts'
import { resetSignIn } from './staff/members/reset-sign-in.server.ts'
import {
  inviteStaff,
  inviteStaffAgain,
  removeStaff,
  saveOwnDetails,
  setStaffRole,
} from './staff/members/staff-members.server.ts'
import {
  addStaffPasskey,
  removeStaffPasskey,
  signInWithStaffPasskey,
  staffCreationOptions,
} from './staff/passkeys/staff-passkeys.server.ts'
import { endOtherStaffSessions, endStaffSession } from './staff/sessions/staff-session-list-store.server.ts'
import { recognizeStaff } from './staff/sessions/staff-sessions.server.ts'
import {
  createRecoveryCodes,
  finishTotpSetup,
  removeStaffApp,
  signInWithStaffCode,
  startTotpSetup,
} from './staff/sign-in/staff-code.server.ts'
import { addTestStaff, signInTestStaff } from './staff/staff.fixture.ts'
import { totpCode, totpStep } from './staff/totp/totp.server.ts'

const now = new Date('2026-11-23T12:00:00.000Z')
const later = new Date('2026-11-23T12:10:00.000Z')
const site = { origin: 'https://shop.example', rpId: 'shop.example' }
const browser = { token: undefined, device: 'Firefox, Linux', network: '203.0.113.9' }
const nonce = 'browser'

/** The token in the newest email. */
async function newestToken(db: Db): Promise<string> {
  const facts = await db
    .selectFrom('email')
    .select('facts_sealed')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return (unsealEmailFacts(db, facts.facts_sealed) as unknown as { token: string }).token
}

/** A staff member with two sessions, a passkey, an app, recovery codes, an open link and a new address. */
async function staffMember(db: Db, name: string, email: string) {
  const id = await addTestStaff(db, { name, email })
  const passkey = new PasskeyAuthenticator(site.origin)
  const staff = (await recognizeStaff(db, await signInTestStaff(db, id, { now }), now))!
  const options = await staffCreationOptions(db, staff, { nonce, site, shopName: 'Tote' }, now)
  await addStaffPasskey(db, staff, { sent: passkey.create(options), nonce, site, device: 'Phone' }, now)
  const secret = (await startTotpSetup(db, staff))!
  const finished = await finishTotpSetup(db, staff, { email, code: totpCode(secret, totpStep(now)) }, now)
  if (!finished.ok) throw new Error(finished.reason)
  await requestStaffEmail(db, id, `new-${email}`, now)
  await changeStaffEmail(db, await newestToken(db), now)
  const revert = await newestToken(db)
  await requestStaffEmail(db, id, `newer-${email}`, now)
  await signInTestStaff(db, id, { now })
  const link = (await createOperatorLink(db, `new-${email}`, now))!.token
  return { id, staff, passkey, secret, revert, link, recoveryCodes: finished.recoveryCodes }
}

async function officeOfThree(kind: DatabaseKind) {
  const db = await migratedDatabase(kind)
  const ada = await staffMember(db, 'Ada', 'ada@example.com')
  const names = new Map<unknown, string>([[ada.id, 'Ada']])
  for (const [name, email] of [
    ['Xada', 'xada@example.com'],
    ['Ada L.', 'ada@mail.example'],
  ] as const)
    names.set((await staffMember(db, name, email)).id, name)
  const nameOf = (row: Readonly<Record<string, unknown>>, table: string) =>
    table === 'process_state'
      ? undefined
      : (names.get(table === 'staff' ? row.id : row.staff_id) ?? String(row.recipient ?? row.name ?? ''))
  return { db, ada, changed: await watchTables(db, nameOf) }
}

describe.each(databases)('other staff, on %s', kind => {
  it('stay as they are while one signs in and changes their ways to sign in', async () => {
    const { db, ada, changed } = await officeOfThree(kind)
    const { id, staff, passkey, secret } = ada
    await enterByLink(db, ada.link, browser, now)
    expect(await changed()).toEqual(['staff_link Ada: used_at', 'staff_network Ada +', 'staff_session Ada +'])
    const email = 'new-ada@example.com'
    await signInWithStaffCode(db, { email, code: totpCode(secret, totpStep(later)) }, browser, later)
    expect(await changed()).toEqual([
      'staff_network Ada: signed_in_at',
      'staff_session Ada +',
      'staff_totp Ada: last_step',
    ])
    await signInWithStaffCode(db, { email, code: ada.recoveryCodes[3]! }, browser, later)
    expect(await changed()).toEqual(['staff_recovery_code Ada: used_at', 'staff_session Ada +'])
    await createRecoveryCodes(db, id, later)
    expect(await changed()).toEqual([
      'email new-ada@example.com +',
      'staff_recovery_code Ada + ×10',
      'staff_recovery_code Ada − ×10',
    ])
    const options = await requestOptions(db, { of: 'staff', id: null }, { nonce, site }, now)
    await signInWithStaffPasskey(db, { sent: passkey.get(options), nonce, site }, browser, now)
    expect(await changed()).toEqual([
      'staff_network Ada: signed_in_at',
      'staff_passkey Ada: counter, used_at',
      'staff_session Ada +',
    ])
    const { id: passkeyId } = (await readPasskeys(db, ofStaff({ id })))[0]!
    await renamePasskey(db, ofStaff({ id }), { id: passkeyId, name: 'Key' })
    expect(await changed()).toEqual(['staff_passkey Ada: name'])
    await removeStaffApp(db, id, now)
    expect(await changed()).toEqual([
      'email new-ada@example.com +',
      'staff_recovery_code Ada − ×10',
      'staff_totp Ada −',
    ])
    await startTotpSetup(db, staff)
    expect(await changed()).toEqual(['staff_session Ada: new_totp_sealed'])
    const code = totpCode((await startTotpSetup(db, staff))!, totpStep(now))
    await finishTotpSetup(db, staff, { email, code }, now)
    expect(await changed()).toEqual([
      'email new-ada@example.com +',
      'staff_recovery_code Ada + ×10',
      'staff_session Ada: token_hash, new_totp_sealed',
      'staff_totp Ada +',
    ])
    await removeStaffPasskey(db, id, passkeyId, now)
    expect(await changed()).toEqual(['email new-ada@example.com +', 'staff_passkey Ada −'])
    await endStaffSession(db, id, staff.sessionId)
    expect(await changed()).toEqual(['staff_session Ada −'])
    await endOtherStaffSessions(db, id, staff.sessionId)
    expect(await changed()).toEqual(['staff_session Ada − ×5'])
  })

  it('stay as they are while one changes address and role, is reset, and is removed', async () => {
    const { db, ada, changed } = await officeOfThree(kind)
    const { id } = ada
    const by = { staffId: id, by: namedStaff('Bob'), reason: 'staff' }
    await saveOwnDetails(db, id, { name: 'Ada Lovelace', shortcuts: false }, now)
    expect(await changed()).toEqual(['staff Ada: name, shortcuts_off_at'])
    await setStaffRole(db, { ...by, role: 'manager' }, now)
    expect(await changed()).toEqual(['change_set +', 'changed_row +', 'staff Ada: role'])
    await requestStaffEmail(db, id, 'ada@home.example', now)
    expect(await changed()).toEqual([
      'email ada@home.example +',
      'staff_email_change Ada +',
      'staff_email_change Ada −',
    ])
    await changeStaffEmail(db, await newestToken(db), now)
    expect(await changed()).toEqual([
      'email new-ada@example.com +',
      'staff Ada: email',
      'staff_email_change Ada: expires_at, old_email, changed_at, revert_hash',
    ])
    await resetSignIn(db, { staffId: id, inviter: 'Bob' }, now)
    expect(await changed()).toEqual([
      'email ada@home.example +',
      'staff Ada: joined_at',
      'staff_link Ada +',
      'staff_link Ada −',
      'staff_passkey Ada −',
      'staff_recovery_code Ada − ×10',
      'staff_session Ada − ×2',
      'staff_totp Ada −',
    ])
    await inviteStaffAgain(db, { staffId: id, inviter: 'Bob' }, now)
    expect(await changed()).toEqual(['email ada@home.example +', 'staff_link Ada +', 'staff_link Ada −'])
    await revertStaffEmail(db, ada.revert, now)
    expect(await changed()).toEqual([
      'staff Ada: email',
      'staff_email_change Ada − ×2',
      'staff_link Ada +',
      'staff_link Ada −',
    ])
    await removeStaff(db, by, now)
    expect(await changed()).toEqual([
      'change_set +',
      'changed_row +',
      'staff Ada: email, removed_at',
      'staff_link Ada −',
    ])
    await inviteStaff(db, { name: 'Ida', email: 'ida@example.com', role: 'packer', inviter: 'Bob' }, now)
    expect(await changed()).toEqual(['email ida@example.com +', 'staff Ida +', 'staff_link +'])
  })
})
