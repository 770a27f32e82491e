import { describe, expect, it } from 'vitest'
import { addTestStaff } from '#commerce/people/staff/staff.fixture.ts'
import { newTotpSecret } from '#commerce/people/staff/totp/totp.server.ts'
import { addTotp } from '#commerce/people/staff/totp/totp-store.server.ts'
import { databases } from '#test/databases.ts'
import { doctorShop } from '../doctor.fixture.ts'

describe.each(databases)('the owners, on %s', kind => {
  it('are ill without a passkey or an app, alone without codes, and well with another owner', async () => {
    const { db, look, codes } = await doctorShop(kind)
    const now = new Date()
    await db.updateTable('staff').set({ removed_at: now.toISOString() }).execute()
    const secure = (id: number) =>
      addTotp(db, { id, sessionId: 0 }, { secret: newTotpSecret(), step: 0 }, now)
    const ada = await addTestStaff(db, { name: 'Ada' }, now)
    expect(await look('access')).toEqual([{ code: 'owner-unsecured', count: 1 }])
    await secure(ada)
    expect(await codes('access')).toEqual(['owner-alone'])
    await secure(await addTestStaff(db, { name: 'Grace' }, now))
    expect(await codes('access')).toEqual([])
  })
})
