import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { SignedIn } from '#commerce/people/accounts/account.ts'
import { signedInContext } from '#web/shop/context.ts'
import { requireFreshProof } from './require-fresh-proof.server.ts'

const account = { id: 1, visitorId: 1, email: 'ada@mail.example', name: '', language: null, compared: [] }
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

async function required(signedIn: SignedIn | undefined, method: string, formPage?: string) {
  const context = new RouterContextProvider()
  context.set(signedInContext, async () => signedIn)
  const request = new Request('http://localhost:3000/account/export?format=csv', { method })
  try {
    return await requireFreshProof({ request, context }, formPage)
  } catch (thrown) {
    const { status, headers } = thrown as Response
    return `${status} ${headers.get('location')}`
  }
}

it('lets a session pass for ten minutes after its proof', async () => {
  const fresh = { account, sessionId: 1, provenAt: minutesAgo(9) }
  expect(await required(fresh, 'GET')).toBe(fresh)
  expect(await required(fresh, 'POST', '/account')).toBe(fresh)
})

it('sends an older session to confirm it, and names the page to return to', async () => {
  const old = { account, sessionId: 1, provenAt: minutesAgo(10) }
  expect(await required(old, 'GET')).toBe('303 /account/confirm?returnTo=%2Faccount%2Fexport%3Fformat%3Dcsv')
  expect(await required(old, 'POST', '/account/settings')).toBe(
    '303 /account/confirm?returnTo=%2Faccount%2Fsettings',
  )
  expect(await required({ ...old, provenAt: '' }, 'POST')).toBe('303 /account/confirm?returnTo=%2Faccount')
})

it('sends a guest to sign in', async () => {
  expect(await required(undefined, 'GET')).toBe('303 /account?returnTo=%2Faccount%2Fexport%3Fformat%3Dcsv')
})
